import type { Scrap } from '../../model/schema/jobs.ts'
import { type Leaf, leavesOf, strokesAt, strokesEnd } from './scrap.ts'

interface DeskScrapProps {
  scrap: Scrap
  /** Its place on the desk, from 0. */
  place: number
}

/** A job as it lies on a desk: a few pieces of paper, crossed out in one go that ends at the record in their place. */
export function DeskScrap({ scrap, place }: DeskScrapProps) {
  const leaves = leavesOf(scrap)
  return (
    <figure className={`desk-scrap as-${scrap.look}`}>
      <figcaption>{scrap.title}</figcaption>
      <ul>
        {leaves
          .filter(({ struck }) => !struck)
          .map(({ label, lines, note }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
            <li key={i}>
              <small>{label}</small>
              {lines.map(({ label: of, text, isCircled }) => (
                <p key={of ?? text}>
                  {of && <span>{of} </span>}
                  {isCircled ? <mark>{text}</mark> : text}
                </p>
              ))}
              {note && <em>{note}</em>}
            </li>
          ))}
      </ul>
      {leaves.map(
        ({ label, struck, lines, note }) => struck && <ByHand key={struck} {...{ label, struck, lines, note }} />,
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={strokesAt(place)} />
        <path d={strokesEnd} className="end" />
      </svg>
    </figure>
  )
}

/** What somebody wrote below, and corrected. */
function ByHand({ label, struck, lines, note }: Leaf) {
  return (
    <p className="by-hand">
      <small>{label}</small> <del>{struck}</del> {lines.map(({ text }) => text)} {note && <em>{note}</em>}
    </p>
  )
}
