import { Track } from './Track.tsx'

interface TakingOnProps {
  heading: string
  steps: readonly { title: string; text: string }[]
}

/** How a system is taken on, as its records go: from stop to stop along one line, and on from there. */
export function TakingOn({ heading, steps }: TakingOnProps) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="steps">
      <h2 id="steps" className="display mb-5 text-h2">
        {heading}
      </h2>
      <div className={`record-routes own [border-top:0] of${steps.length}`}>
        <div className="way">
          <Track marks={steps.map((_, place) => ({ place, signs: false }))} desks={steps.length} />
          <ol className="stops">
            {steps.map(({ title, text }, i) => (
              <li key={title} className={`d${i + 1}`}>
                <h3 className="font-medium">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
