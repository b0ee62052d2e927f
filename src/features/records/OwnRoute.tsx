import { Stops } from './Stops.tsx'
import { Track } from './Track.tsx'
import { marksOf, type Stop } from './track.ts'

interface OwnRouteProps {
  record: string
  route: readonly Stop[]
  desks: readonly { label: string }[]
  /** The address of the family. */
  family: string
}

/** One record's way past the desks of its family. */
export function OwnRoute({ record, route, desks, family }: OwnRouteProps) {
  const marks = marksOf(route, desks)
  return (
    <figure className="wrap" aria-label={`${record} and the desks it passes`}>
      <div className={`record-routes own of${desks.length}`}>
        <p className="flex justify-between gap-x-6 pt-3 pb-5 text-xs">
          <span>{record}, desk by desk. A filled square is a signature.</span>
          <a href={family} className="-my-1 inline-block py-1 font-medium text-accent hover:underline">
            Compare the records
          </a>
        </p>
        <div className="way">
          <Track marks={marks} desks={desks.length} />
          <Stops route={route} marks={marks} />
        </div>
      </div>
    </figure>
  )
}
