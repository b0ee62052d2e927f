import type { Excerpt } from '../../model/schema/figures/document.ts'
import { courseOf, levelOf, paper, pathOf } from './places.ts'

/** How the lines are drawn, in their order. */
const looks = [undefined, 'other']

/** One or two lines over time, told apart by how they are drawn; the key says in words where each goes. */
export function Curves({
  title,
  from,
  until,
  curves,
  floor,
}: { title: string } & Extract<Excerpt, { draws: 'curves' }>) {
  const level = floor && levelOf(floor.height)
  return (
    <div className="curves">
      <svg
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        preserveAspectRatio="none"
        className="plot"
        aria-hidden="true"
      >
        {level !== undefined && <path d={`M0 ${level}H${paper.width}`} className="floor" />}
        {curves.map(({ name, heights }, i) => (
          <path key={name} d={pathOf(heights)} className={looks[i]} />
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{from}</span>
        <span>{until}</span>
      </p>
      <ul aria-label={`${title}, from ${from} until ${until}`}>
        {curves.map(({ name, heights }, i) => (
          <li key={name} className="curve-name">
            <Sample look={looks[i]} />
            {name}
            <span className="sr-only"> {courseOf(heights)}</span>
          </li>
        ))}
        {floor && (
          <li className="curve-name">
            <Sample look="floor" />
            {floor.name}
          </li>
        )}
      </ul>
    </div>
  )
}

/** A short piece of the line that the words behind it name. */
function Sample({ look }: { look: string | undefined }) {
  return (
    <svg viewBox="0 0 32 4" aria-hidden="true">
      <path d="M0 2h32" className={look} />
    </svg>
  )
}
