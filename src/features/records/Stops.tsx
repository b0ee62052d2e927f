import type { Mark, Stop } from './track.ts'

/** What happens to a record at each desk, in words; a wide screen sets them under the marks. */
export function Stops({ route, marks }: { route: readonly Stop[]; marks: readonly Mark[] }) {
  return (
    <ol className="stops">
      {route.map(({ desk, does, signs }, i) => (
        <li key={desk} className={`d${(marks[i]?.place ?? 0) + 1} ${signs ? 'signed' : ''}`}>
          <span className="desk">
            {desk}
            {signs && ', signed'}
            <span className="for-ears">: </span>
          </span>
          {does}
        </li>
      ))}
    </ol>
  )
}
