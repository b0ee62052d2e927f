import type { Mark } from './track.ts'

const size = 13
/** The middle of a mark. */
const middle = 6.5

/** One record's line past its desks: a square where it stops, filled where a person signs. At its end the record goes on to others. Its words say the same. */
export function Track({ marks, desks }: { marks: readonly Mark[]; desks: number }) {
  const percent = (place: number) => `${Math.round((place / desks) * 1000) / 10}%`
  return (
    <svg className="track" aria-hidden="true">
      <line x1={percent(marks[0]?.place ?? 0)} x2="100%" y1={middle} y2={middle} />
      <svg x="100%" className="overflow-visible" aria-hidden="true">
        <path d="M-7 .5l6 6-6 6" fill="none" />
      </svg>
      {marks.map(({ place, signs }) => (
        <rect key={place} x={percent(place)} width={size} height={size} className={signs ? 'signed' : undefined} />
      ))}
    </svg>
  )
}
