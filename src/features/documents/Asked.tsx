import { Prose } from '../../ui/Prose.tsx'

interface AskedProps {
  heading: string
  text: string
  /** The facts compared. */
  columns: readonly string[]
  rows: readonly { name: string; href: string; question: string; values: readonly string[] }[]
  html: string
  /** What to do where two of them fit. */
  points: readonly { title: string; text: string }[]
}

/** The shelf in words: what one asks, in one's own words, and what answers it; beside that, how to choose between two. */
export function Asked({ heading, text, columns, rows, html, points }: AskedProps) {
  return (
    <div className="wrap asked-sheet">
      <section aria-labelledby="comparison">
        <h2 id="comparison" className="display text-h2">
          {heading}
        </h2>
        <p className="mt-2 mb-5 text-sm text-ink-2">{text}</p>
        <ul>
          {rows.map(({ name, href, question, values }) => (
            <li key={href} className="relative fade hover:bg-accent-tint">
              <h3 className="display text-h4">{question}</h3>
              <div>
                <a href={href} className="font-medium text-accent cover hover:underline">
                  {name}
                </a>
                <dl>
                  {columns.map((column, i) => (
                    <div key={column}>
                      <dt>{column}</dt>
                      <dd>{values[i]}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="asked-aside" aria-labelledby="choosing">
        <h2 id="choosing" className="display text-h3">
          If two of them fit
        </h2>
        <Prose html={html} />
        {points.map((point) => (
          <p key={point.title}>
            <b>{point.title}</b> {point.text}
          </p>
        ))}
      </section>
    </div>
  )
}
