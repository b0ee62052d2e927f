import type { DrawnBlock } from '../../model/schema/drawn.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { Numeral } from '../../ui/Numeral.tsx'
import { Blocks, Screen } from './drawn/Screen.tsx'

interface Tool {
  title: string
  description: string
  screen: readonly DrawnBlock[]
}

interface ToolboxProps {
  name: string
  heading: string
  description: string
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  tools: { heading: string; points: readonly Tool[] }
}

/** A product whose tools stand on one drawn phone: its numbers are those of the tools beside it. Below it stands for whom they are. */
export function Toolbox({ name, heading, description, facts, lead, tools }: ToolboxProps) {
  return (
    <div className="toolbox hero wrap">
      <div>
        <h1 className="display text-h1">{heading}</h1>
        <p className="mt-5 max-w-[31em] text-lg text-balance text-ink-2">{description}</p>
      </div>
      <div className="beside">
        <Screen product={name} label="Drawn example" className="phone">
          {tools.points.map(({ title, screen }, i) => (
            <div key={title} className="zone">
              <Numeral n={i + 1} />
              <Blocks blocks={screen} />
            </div>
          ))}
        </Screen>
        <div className="grid content-start gap-2.5">
          <Lead {...lead} />
        </div>
      </div>
      <FactList facts={facts} className="ruled-facts rule-t rule-b" />
      <section aria-labelledby="features">
        <h2 id="features" className="display mb-6 text-h2">
          {tools.heading}
        </h2>
        <ol className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
          {tools.points.map(({ title, description: text }, i) => (
            <li key={title} id={`tool-${i + 1}`}>
              <h3 className="flex items-center gap-2.5 font-medium">
                <Numeral n={i + 1} />
                {title}
              </h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
