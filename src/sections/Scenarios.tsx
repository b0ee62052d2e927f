interface Scenario {
  quote: string
  name: string
  title: string
  /** The tool it is about. */
  tool: { title: string; href: string }
}

interface ScenariosProps {
  heading: string
  /** Says that the voices are made up. */
  note: string
  scenarios: readonly Scenario[]
}

/** Its first sentence says that the voices are illustrative, and stands out. */
const inTwo = (note: string) => {
  const end = note.indexOf('. ') + 1
  return [note.slice(0, end), note.slice(end)]
}

/** How a product is meant to be used, told by role: small, and marked as made up. Three stand under three plans. */
export function Scenarios({ heading, note, scenarios }: ScenariosProps) {
  const [first, rest] = inTwo(note)
  return (
    <section className="wrap" aria-labelledby="testimonials">
      <div className="split section-rule py-15 md:py-21">
        <div>
          <h2 id="testimonials" className="display mb-2 text-h2">
            {heading}
          </h2>
          <p className="text-sm text-ink-2">
            <span className="text-brass">{first}</span> {rest}
          </p>
        </div>
        <div className="grid xl:auto-cols-fr xl:grid-flow-col">
          {scenarios.map(({ quote, name, title, tool }) => (
            <figure key={quote} className="rule-t py-3 text-sm xl:pr-6">
              <figcaption>
                <span className="block font-medium">{name}</span>
                <span className="text-xs text-ink-2">{title}</span>
              </figcaption>
              <blockquote className="mt-2.5 text-ink-2">{`“${quote}”`}</blockquote>
              <a href={tool.href} className="inline-block py-1 text-accent hover:underline">
                {tool.title}
              </a>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
