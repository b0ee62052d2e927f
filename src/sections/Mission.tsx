import { paragraphs } from '../lib/prose.ts'

interface MissionProps {
  text: string
  /** What the group leaves to others, as it would follow "We don't". */
  doesNot: string
  license: {
    heading: string
    /** Who does it. */
    text: string
    /** Where to look a firm up. */
    registers: string
  }
}

const lowered = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Why the group exists, its first paragraph in large; in a box beside it, what it may not do, and who does. */
export function Mission({ text, doesNot, license }: MissionProps) {
  const [lead, ...others] = paragraphs(text)
  return (
    <div className="wrap grid items-start gap-x-6 gap-y-8 pt-8 pb-15 md:pt-10 md:pb-18 lg:grid-cols-2">
      <section aria-labelledby="mission" className="lg:pr-6">
        <h2 id="mission" className="display text-h2">
          Mission
        </h2>
        <p className="display mt-3.5 text-h4 md:text-h3">{lead}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-3.5 text-ink-2">
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby="license" className="[border-left:3px_solid_var(--color-control)] bg-paper-2 px-6 py-5">
        <h2 id="license" className="display text-h3">
          {license.heading}
        </h2>
        {paragraphs(`We don’t ${lowered(doesNot)}. ${license.text}`).map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
        <p className="mt-3 rule-t pt-3 text-sm text-ink-2">{license.registers}</p>
      </section>
    </div>
  )
}
