import { longDate } from '../lib/date.ts'
import { Prose } from '../ui/Prose.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import { FigureInWords } from './FigureInWords.tsx'
import type { Story } from './InsightSlides.tsx'

interface Point {
  title: string
  text: string
}

interface ShelfRowsProps {
  heading: string
  html: string
  categories: readonly {
    name: string
    href: string
    summary: string
    /** When one would open it. */
    point?: Point | undefined
    lines: readonly (Story & { minutes: number })[]
  }[]
  /** What else helps to choose. */
  points: readonly Point[]
}

/** A shelf by category: what each holds and when to open it, and beside that its articles with what they show. */
export function ShelfRows({ heading, html, categories, points }: ShelfRowsProps) {
  return (
    <section className="wrap shelf-rows" aria-labelledby="articles">
      <div>
        <h2 id="articles" className="display text-h3">
          {heading}
        </h2>
        <Prose html={html} />
      </div>
      <ul>
        {categories.map(({ name, href, summary, point, lines }) => (
          <li key={href}>
            <div>
              <h3 className="display text-h2">
                <a href={href} className="hover:text-accent">
                  {name}
                </a>
              </h3>
              <p className="mt-1 text-sm text-ink-2">{summary}</p>
              {point && <When {...point} />}
            </div>
            <ul className="shelf-articles">
              {lines.map((line) => (
                <li key={line.href} className="group relative">
                  <div>
                    <p className="text-xs text-brass">
                      <time dateTime={line.date}>{longDate(line.date)}</time>, {line.minutes} min read
                    </p>
                    <a href={line.href} className="display cover mt-1 block text-h4 group-hover:text-accent">
                      <Unbroken text={line.title} />
                    </a>
                    <p className="mt-1 text-sm text-ink-2">{line.summary}</p>
                  </div>
                  <FigureInWords figure={line.figure} />
                </li>
              ))}
            </ul>
            {lines.length === 0 && <p className="text-sm text-ink-2">Nothing yet.</p>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-2">
        With each article, what it shows, and the marks of its figure in their order; the green one is its subject.
      </p>
      {points.map((point) => (
        <When key={point.title} {...point} />
      ))}
    </section>
  )
}

function When({ title, text }: Point) {
  return (
    <p className="mt-3 text-sm lg:pr-6">
      <b className="font-medium">{title}.</b> {text}
    </p>
  )
}
