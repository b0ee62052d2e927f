import { Ticks } from './Ticks.tsx'

interface TallyRow {
  label: string
  /** The page it stands for, where there is one. */
  href?: string
  /** What the ticks count, in words. */
  value: string
  /** The positions open there, where it is an office. */
  roles?: readonly { title: string; href: string }[]
  /** A letter a tick (src/art/tally.ts). */
  ticks: string
}

interface TallyRowsProps {
  rows: readonly TallyRow[]
  /** What stands under the ticks from left to right, such as hours. */
  scale?: readonly string[]
  /** How to read it. */
  caption: string
}

/** The company's figure: a row of ticks for each thing, which is named and counted beside it. */
export function TallyRows({ rows, scale, caption }: TallyRowsProps) {
  const longest = Math.max(...rows.map(({ ticks }) => ticks.length))
  return (
    <figure className="wrap tally pb-11">
      <ul>
        {rows.map(({ label, href, value, roles, ticks }) => (
          <li key={label}>
            <p>
              {href ? (
                <a href={href} className="font-medium hover:text-accent">
                  {label}
                </a>
              ) : (
                <span className="font-medium">{label}</span>
              )}
              {value && <span className="figures text-sm text-ink-2">{value}</span>}
              {roles && <Roles roles={roles} />}
            </p>
            <Ticks ticks={ticks} longest={longest} />
          </li>
        ))}
      </ul>
      {scale && (
        <p className="tally-scale figures text-xs text-ink-2" aria-hidden="true">
          <span>
            {scale.map((place) => (
              <span key={place}>{place}</span>
            ))}
          </span>
        </p>
      )}
      <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>
    </figure>
  )
}

/** Below the name and the hours, a line each. */
function Roles({ roles }: { roles: readonly { title: string; href: string }[] }) {
  return (
    <span className="basis-full">
      {roles.map(({ title, href }) => (
        <a key={href} href={href} className="display block w-fit py-1 text-h4 hover:text-accent">
          {title}
        </a>
      ))}
    </span>
  )
}
