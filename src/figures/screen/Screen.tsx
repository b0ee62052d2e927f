import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { DrawnBlock } from '../../model/schema/figures/screen.ts'
import { Named } from '../../ui/Named.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Written } from '../document/Written.tsx'

type Tab = FigureOf<'screen'>['tabs'][number]

/**
 * The screens of a program, each with what its tool does. All are in the page: src/ui/tabs, around them, only chooses
 * what is shown. Where one is chosen already, its window is enough.
 */
export function Screen({ figure: { program, tabs } }: { figure: FigureOf<'screen'> }) {
  const [first, ...others] = tabs
  if (first && others.length === 0) return <Window program={program} {...first} />
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
function Window({ program, icon, screen: { shows, list, main, side } }: Tab & { program: string }) {
  return (
    <div className={list ? 'screen listed' : 'screen'} aria-hidden="true" data-late="">
      <div className="bar">
        <Pictogram name={icon} />
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

/** One part of a drawn screen. No headings and no lists: nobody hears a screen, so it needs no more than lines. */
function Block(block: DrawnBlock) {
  switch (block.draws) {
    case 'title':
    case 'done':
      return (
        <div className="line display text-h4">
          {block.draws === 'done' && <Tick />}
          {block.text}
        </div>
      )
    case 'head':
      return (
        <div className="line">
          {block.icon && <Pictogram name={block.icon} />}
          <b>{block.text}</b>
          {block.state && <small>{block.state}</small>}
        </div>
      )
    case 'note':
      return <small>{block.text}</small>
    case 'input':
      return <div className="typed">{block.text}</div>
    case 'rows':
      return (
        <div className="lines">
          {block.rows.map(({ label, detail, value, unsure }, i) => (
            <div key={label} className={block.sum && i === block.rows.length - 1 ? 'sum' : undefined}>
              <span>{label}</span>
              {detail && <em>{detail}</em>}
              {value ? <b className={unsure ? 'text-brass' : undefined}>{value}</b> : <i className="blank" />}
            </div>
          ))}
        </div>
      )
    case 'table':
      return <Table {...block} />
    case 'parts':
      return (
        <div className="parts">
          {block.parts.map(({ label, share }) => (
            <b key={label} className={`[--for:${share}]`}>
              {label}
            </b>
          ))}
        </div>
      )
    case 'letter':
      return (
        <div className="letter">
          {block.paragraphs.map((paragraph) => (
            <div key={paragraph}>
              <Written>{paragraph}</Written>
            </div>
          ))}
        </div>
      )
    case 'checks':
    case 'buttons':
      return (
        <div className={block.draws === 'checks' ? 'lines checks' : 'buttons'}>
          {block.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )
  }
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" className="tick" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m4 12.5 5 5L20 6.5" />
    </svg>
  )
}

/** What the gray bars of a table stand for is nobody's business here. */
function Table({ columns, rows, marked, blank }: Extract<DrawnBlock, { draws: 'table' }>) {
  return (
    <table className={marked ? 'marked' : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <td key={column}>{column}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...Array.from({ length: blank }, () => undefined)].map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <tr key={row}>
            {columns.map((column, i) => (
              <td key={column}>{cells ? cells[i] : <i className="blank" />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
