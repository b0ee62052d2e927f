import { ReadOn, type ReadOnProps } from '../../ui/ReadOn.tsx'
import { Said, type Voice } from './Said.tsx'

interface Station {
  title: string
  text: string
  /** What it passes on the line. */
  stops: readonly string[]
  gains: readonly { title: string; description: string }[]
  questions: readonly { question: string; answer: string }[]
  voices: readonly Voice[]
}

interface PaymentPathProps {
  stations: readonly Station[]
  /** What the gains are, said once for all stations. */
  gained: string
  /** Says that the voices are made up, where there are some. */
  note?: string | undefined
  /** From which station on nothing can be taken back, and what is to be said of that. */
  final: { step: number; text: string }
  related: Omit<ReadOnProps, 'id'>
}

/** Its first sentence says that the voices are illustrative, and stands out. */
const inTwo = (note: string) => {
  const end = note.indexOf('. ') + 1
  return [note.slice(0, end), note.slice(end)]
}

/**
 * How a thing goes from station to station on one line down the page, dashed as long as it can still be changed. What a
 * station brings stands below it, what is asked and said there beside it. Behind the bar the ground is another.
 */
export function PaymentPath({ stations, gained, note = '', final, related }: PaymentPathProps) {
  const [first, rest] = inTwo(note)
  return (
    <section className="path" aria-labelledby="steps">
      <h2 id="steps" className="wrap display text-h2">
        How it works
      </h2>
      <ol>
        {stations.map(({ title, text, stops, gains, ...said }, i) => (
          <li key={title} className={i + 1 < final.step ? 'open' : undefined}>
            <div className="wrap">
              <div className="stops" aria-hidden="true">
                {stops.map((stop) => (
                  <span key={stop}>{stop}</span>
                ))}
              </div>
              {i + 1 === final.step && <p className="gate display text-h2 text-brass">{final.text}</p>}
              <div>
                <h3 className="display text-h3">{title}</h3>
                <p className="text-ink-2">{text}</p>
                {gains.map((gain) => (
                  <div key={gain.title} className="gain">
                    <h4 className="font-medium">{gain.title}</h4>
                    <p className="text-sm text-ink-2">{gain.description}</p>
                  </div>
                ))}
              </div>
              <div>
                {i === 0 && (
                  <div className="text-sm text-ink-2">
                    <p className="gain">{gained}</p>
                    {note && (
                      <p className="gain said">
                        Scenarios. <span className="text-brass">{first}</span> {rest}
                      </p>
                    )}
                  </div>
                )}
                <Said {...said} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="read-on">
        <div className="wrap">
          <div>
            <ReadOn id="related" {...related} />
          </div>
        </div>
      </div>
    </section>
  )
}
