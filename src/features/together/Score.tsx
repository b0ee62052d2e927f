import { type Pass, placeOf, scoreOf } from './score.ts'

interface ScoreProps {
  divisions: readonly { page: string; name: string; does: string }[]
  passes: readonly Pass[]
}

const percent = (place: number) => `${Math.round(place * 1000) / 10}%`

/**
 * What passes between divisions: a filled mark gives, an open one receives. It is a list whose lines say the same in words; phones
 * turn the drawing, so that the rows of the divisions run down the page.
 */
export function Score({ divisions, passes }: ScoreProps) {
  return (
    <figure className={`staves r${divisions.length}`} aria-label="What the divisions pass to each other">
      <ul className="rows">
        {divisions.map(({ page, name, does }) => (
          <li key={page}>
            <a href={page} className="display hover:text-accent">
              {name}
            </a>
            <p className="text-xs text-ink-2">{does}</p>
          </li>
        ))}
      </ul>
      <ol className="passes">
        {scoreOf(divisions, passes).map(({ what, said, marks }, i) => (
          <li key={what}>
            <div>
              <p className="text-sm font-medium">{what}</p>
              <p className="said text-xs text-ink-2">{said}</p>
            </div>
            <svg aria-hidden="true">
              {/* The rows themselves: the first line draws them through all the others. */}
              {i === 0 &&
                divisions.map(({ page }, row) => (
                  <line key={page} className="row" x1="-2000" x2="2000" {...at(placeOf(row, divisions.length))} />
                ))}
              <line x1="8" x2="8" y1={percent(marks[0]?.place ?? 0)} y2={percent(marks.at(-1)?.place ?? 0)} />
              {marks.map(({ place, gives }) => (
                <circle
                  key={place}
                  cx="8"
                  cy={percent(place)}
                  r={gives ? 5 : 6.5}
                  className={gives ? 'gives' : undefined}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <figcaption aria-hidden="true" className="text-xs text-ink-2">
        <svg aria-hidden="true">
          <circle cx="8" cy="8" r="5" className="gives" />
        </svg>
        gives
        <svg aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
        </svg>
        receives
      </figcaption>
    </figure>
  )
}

const at = (place: number) => ({ y1: percent(place), y2: percent(place) })
