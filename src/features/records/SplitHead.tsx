import type { Split } from '../../model/schema/system-case.ts'
import { DeskMark } from './DeskMark.tsx'
import { Told } from './Told.tsx'
import type { Stop } from './track.ts'

interface SplitHeadProps {
  head: Split['heads'][number]
  route: readonly Stop[]
  points: readonly { title: string; text: string }[]
}

/** What stands under a column of the split: what it is, what the system does there, and at which desks. */
export function SplitHead({ head: { label, desks, shows }, route, points }: SplitHeadProps) {
  return (
    <div>
      <p className="label">{label}</p>
      <Told points={points} shows={shows} />
      {route
        .filter(({ desk }) => desks.includes(desk))
        .map(({ desk, does, signs }) => (
          <p key={desk} className="desk">
            <DeskMark number={route.findIndex((stop) => stop.desk === desk) + 1} signs={signs} />
            <b>
              {desk}
              {signs && ', signed'}
            </b>
            <span className="for-ears">: </span>
            <span>{does}</span>
          </p>
        ))}
    </div>
  )
}
