import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { DrawnBlock } from '../../model/schema/figures/screen.ts'
import { Named } from '../../ui/Named.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Block } from './Block.tsx'

type Tab = FigureOf<'screen'>['tabs'][number]

/**
 * The screens of a program, each with what its tool does. All are in the page: src/ui/tabs, around them, only chooses
 * what is shown.
 */
export function Screen({ figure: { program, tabs } }: { figure: FigureOf<'screen'> }) {
  return (
    <div data-panels="" className="panels mt-0">
      {tabs.map((tab) => (
        <div key={tab.value} id={tab.value}>
          <h3 className="panel-name display text-h3">{tab.title}</h3>
          <Window program={program} {...tab} />
          {tab.worked && (
            <p className="mt-2 text-sm">
              <Named href={tab.worked.page}>{tab.worked.text}</Named>
            </p>
          )}
          <div className="mt-5 mb-4 flex gap-4 text-base text-ink-2">
            <Pictogram name={tab.icon} className="text-accent" />
            <p>{tab.description}</p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-3">
            {tab.features.map((feature) => (
              <li key={feature} className="flex-[1_9rem] rule-t pt-2">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/**
 * What can be opened, what is worked on, what comes of it. It is hidden from whoever listens: the words beside it say the
 * same. No first screen reaches down to it, so its styles come late.
 */
export function Window({ program, icon, screen: { shows, list, main, side } }: Tab & { program: string }) {
  return (
    <div className={list ? 'screen listed' : 'screen'} aria-hidden="true" data-late="">
      <div className="bar">
        <Pictogram name={icon} className="text-accent" />
        <b>{program}</b>
        <span>{shows}</span>
      </div>
      {list && (
        <div className="list">
          {list.map(({ title, text }) => (
            <div key={title}>
              <b>{title}</b>
              <small>{text}</small>
            </div>
          ))}
        </div>
      )}
      <Pane className="pane" blocks={main} />
      <Pane className="pane side" blocks={side} />
    </div>
  )
}

function Pane({ className, blocks }: { className: string; blocks: readonly DrawnBlock[] }) {
  return (
    <div className={className}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
        <Block key={i} {...block} />
      ))}
    </div>
  )
}
