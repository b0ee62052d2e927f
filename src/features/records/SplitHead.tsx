import type { Split } from '../../model/schema/system-case.ts'
import { DeskMark } from './DeskMark.tsx'
import type { Stop } from './track.ts'

interface SplitHeadProps {
  head: Split['heads'][number]
  route: readonly Stop[]
  /** The first says what it is on its own card. */
  first: boolean
}

/** What stands over a column of the split: the desks that work on it, and what it is. */
export function SplitHead({ head: { label, desks }, route, first }: SplitHeadProps) {
  const stations = route.map((stop, i) => ({ ...stop, number: i + 1 })).filter(({ desk }) => desks.includes(desk))
  return (
    <div>
      {!first && <p className="label">{label}</p>}
      {stations.map(({ desk, does, signs, number }) => (
        <div key={desk} className="station">
          <p className="desk">
            <DeskMark number={number} signs={signs} />
            <b>
              {desk}
              {signs && <span className="for-ears">, signed</span>}
            </b>
            <span className="for-ears">: </span>
          </p>
          <p className="does">{does}</p>
        </div>
      ))}
    </div>
  )
}
