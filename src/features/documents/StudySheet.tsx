import type { Reach } from '../../model/document-words.ts'
import { Prose } from '../../ui/Prose.tsx'
import type { Study } from './Lanes.tsx'
import { PageBars } from './PageBars.tsx'
import { ReachKey } from './ReachKey.tsx'

interface Point {
  title: string
  text: string
}

interface StudySheetProps {
  heading: string
  text: string
  html: string
  /** What is said of the documents in which studies end. */
  writing: { heading: string; text: string }
  /** What helps to choose, whichever it will be. */
  points: readonly Point[]
  studies: readonly (Study & {
    summary: string
    /** When one would choose it. */
    point?: Point | undefined
    facts: readonly { label: string; value: string }[]
    document: { title: string; contents: readonly { title: string; reaches: Reach }[] }
    /** What those who may read a part are called. */
    names: Record<Reach, string>
  })[]
}

/** All studies in one table: when to choose each, who may do what in it, and how far what comes out of it travels. */
export function StudySheet({ heading, text, html, writing, points, studies }: StudySheetProps) {
  const [first] = studies
  return (
    <section className="wrap study-sheet" aria-labelledby="comparison">
      <div>
        <h2 id="comparison" className="display text-h2">
          {heading}
        </h2>
        <div>
          <Prose html={html} />
          {points.map((point) => (
            <Run key={point.title} {...point} />
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" aria-label={`${heading}, table`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td>{text}</td>
              {studies.map(({ name, href, summary, point }) => (
                <th key={href} scope="col">
                  <a href={href} className="display text-h3 hover:text-accent">
                    {name}
                  </a>
                  <p>{summary}</p>
                  {point && <Run {...point} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first?.facts.map(({ label }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {studies.map(({ href, facts }) => (
                  <td key={href}>{facts.find((fact) => fact.label === label)?.value}</td>
                ))}
              </tr>
            ))}
            {first?.rights.map(({ label }, i) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {studies.map(({ href, rights }) => (
                  <td key={href}>{rights[i]?.text}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="display text-h4">{writing.heading}</span>
                <p>{writing.text}</p>
                <ReachKey />
              </th>
              {studies.map(({ href, document, names }) => (
                <td key={href}>
                  <PageBars {...document} names={names} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Run({ title, text }: Point) {
  return (
    <p>
      <b>{title}.</b> {text}
    </p>
  )
}
