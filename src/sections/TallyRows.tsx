import { Ticks } from './Ticks.tsx'

interface Role {
  title: string
  href: string
}

interface TallyRow {
  label: string
  /** The page it stands for, where there is one. */
  href?: string
  /** What it does, below its name. */
  text?: string | undefined
  /** What the ticks count, in words. */
  value: string
  /** The positions open there, where it is an office. */
  roles?: readonly Role[]
  /** A letter a tick (src/art/tally.ts). */
  ticks: string
}

interface TallyRowsProps {
  rows: readonly TallyRow[]
  /** Above it, where nothing else says what it is. */
  heading?: string
  /** What stands under the ticks from left to right at equal distances, such as hours. The last stands at the end. */
  scale?: readonly string[]
  /** How to read it. */
  caption: string
}

/** The company's figure: a row of ticks for each thing, which is named and counted beside it. */
export function TallyRows({ rows, heading, scale, caption }: TallyRowsProps) {
  const longest = Math.max(...rows.map(({ ticks }) => ticks.length))
  return (
    <figure className="wrap tally pb-11">
      {heading && <h2 className="display mb-5 text-h2">{heading}</h2>}
      <ul>
        {rows.map(({ label, href, text, value, roles, ticks }) => (
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
              {text && <span className="basis-full text-sm text-ink-2">{text}</span>}
              {roles?.map((role) => (
                <RoleLine key={role.title} {...role} />
              ))}
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
function RoleLine({ title, href }: Role) {
  return (
    <span className="display basis-full text-h4">
      <a href={href} className="inline-block py-1 hover:text-accent">
        {title}
      </a>
    </span>
  )
}
