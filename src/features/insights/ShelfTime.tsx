import { longDate } from '../../lib/date.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { dayName, monthsOf, withRoom } from './months.ts'

interface ShelfTimeProps {
  categories: readonly {
    name: string
    href: string
    summary: string
    lines: readonly { title: string; href: string; date: string; summary: string; minutes: number }[]
  }[]
}

/** More names than this would meet. */
const mostNames = 6

/** A day is written below its dot; near an edge it begins or ends there. */
const sideOf = (place: number) => (place < 0.08 ? {} : ({ textAnchor: place > 0.92 ? 'end' : 'middle' } as const))

const percent = (place: number) => `${Math.round(place * 1000) / 10}%`

/** A shelf by category: each with what it holds, and on a line of months when each of it came out. */
export function ShelfTime({ categories }: ShelfTimeProps) {
  const { names, placeOf } = monthsOf(categories.flatMap(({ lines }) => lines.map(({ date }) => date)))
  const every = Math.ceil(names.length / mostNames)
  return (
    <figure id="articles" className="wrap shelf-time" aria-label="What stands on this shelf, and since when">
      <p className="shelf-months text-xs text-ink-2" aria-hidden="true">
        {names.map((name, i) => i % every === 0 && <span key={name + String(i)}>{name}</span>)}
      </p>
      <ul>
        {categories.map(({ name, href, summary, lines }) => (
          <li key={href}>
            <div>
              <h2 className="display text-h3">
                <a href={href} className="hover:text-accent">
                  {name}
                </a>
              </h2>
              <p className="mt-1 text-sm text-ink-2">{summary}</p>
            </div>
            <div>
              <svg aria-hidden="true">
                <path d="M0 8h2000" />
                {names.map((month, i) => (
                  <line
                    key={month + String(i)}
                    x1={percent(i / names.length)}
                    x2={percent(i / names.length)}
                    y1="4"
                    y2="12"
                  />
                ))}
                {lines.map(({ href, date }) => (
                  <circle key={href} cx={percent(placeOf(date))} cy="8" r="5" />
                ))}
                {withRoom(
                  lines.map(({ date }) => date),
                  placeOf,
                ).map((date) => (
                  <text key={date} x={percent(placeOf(date))} {...sideOf(placeOf(date))} y="26">
                    {dayName(date)}
                  </text>
                ))}
              </svg>
              <ul>
                {lines.map((line) => (
                  <li key={line.href} className="group relative py-2">
                    <p className="text-xs text-brass">
                      <time dateTime={line.date}>{longDate(line.date)}</time>, {line.minutes} min read
                    </p>
                    <a href={line.href} className="display cover text-h4 group-hover:text-accent">
                      <Unbroken text={line.title} />
                    </a>
                    <p className="mt-0.5 text-sm text-ink-2">{line.summary}</p>
                  </li>
                ))}
              </ul>
              {lines.length === 0 && <p className="py-2 text-sm text-ink-2">Nothing yet.</p>}
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}
