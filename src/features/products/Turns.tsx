import type { Turns as TurnsData } from '../../model/schema/app-figures.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Tick } from './drawn/Tick.tsx'
import { stretchesOf } from './turns.ts'

interface TurnsProps extends Pick<TurnsData, 'shows' | 'sides' | 'turns'> {
  /** Whose screen it is. */
  product: string
}

/**
 * A job in one space of an app: what went out above, what came back below, and between them two lanes that say with
 * whom it lay, and for how long. On phones the lanes stand at the left, turned. It is a list, and is read as one.
 */
export function Turns({ product, shows, sides, turns }: TurnsProps) {
  const [ours, theirs] = sides
  return (
    <figure className="wrap" aria-label={shows}>
      <div className="screen turns">
        <div className="bar">
          <b>{product}</b>
          <span>{shows}</span>
          <b className="now">Now: {theirs}</b>
          <em>Drawn example</em>
        </div>
        <p className="sides" aria-hidden="true">
          <b>{ours}</b>
          <b>{theirs}</b>
        </p>
        <ol>
          {turns.map((turn, i) => (
            <li key={turn.title}>
              <p className="sent">
                <Pictogram name={turn.icon} className="text-accent" />
                <span className="for-ears">{`${ours}: `}</span>
                <b>{turn.title}</b>
              </p>
              <Lanes waits={turn.waits} first={i === 0} />
              <div className={`back w${turn.waits}`}>
                <p>
                  <span className="for-ears">{`${theirs}: `}</span>
                  {turn.agreed && <Tick />} <b>{turn.answer}</b>
                </p>
                {turn.detail && <small>{turn.detail}</small>}
                {turn.message && (
                  <p className="message">
                    <span className="for-ears">Message: </span>
                    {turn.message}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

/** With whom a turn lay: above, then below; a line goes over from the one before it, and from lane to lane. */
function Lanes({ waits, first }: { waits: number; first: boolean }) {
  const [ours, theirs] = stretchesOf({ waits })
  const handed = `${ours.end}%`
  return (
    <svg className="lanes-of" aria-hidden="true">
      {!first && <line x1="0" x2="0" y1="40%" y2="60%" />}
      <line x1={handed} x2={handed} y1="40%" y2="60%" />
      <rect width={handed} height="40%" />
      <rect className="theirs" x={handed} y="60%" width={`${theirs.end - theirs.start}%`} height="40%" />
    </svg>
  )
}
