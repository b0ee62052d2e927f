type Goes = 'crosses' | 'stops' | 'returns'

interface WallProps {
  /** What the figure shows. */
  heading: string
  /** The case, in one or two sentences. */
  matter: string
  facts: readonly { learned: string; goes: Goes; to: string; why: string }[]
}

/** Said before who hears of it, or does not, to whoever cannot see the lines. */
const inWords: Record<Goes, string> = {
  crosses: 'Passes the wall: ',
  stops: 'Stops at the wall: ',
  returns: 'Goes back: ',
}

/** A line that begins at what is learned; the wall stands at 60 of 120. */
const lines: Record<Goes, string> = {
  crosses: 'M0 12H116M109 6l7 6-7 6',
  stops: 'M0 12H54M54 4v16',
  returns: 'M0 7H42a5 5 0 0 1 0 10H4M11 11l-7 6 7 6',
}

/** What one team learns of a client, and which of it other divisions may hear: lines that pass a wall, end at it or turn back. */
export function Wall({ heading, matter, facts }: WallProps) {
  return (
    <figure className="wrap wall pb-15 md:pb-18" aria-labelledby="wall">
      <figcaption className="grid items-baseline gap-x-6 gap-y-2 pt-3.5 lg:grid-cols-2">
        <p className="text-xs font-medium text-ink-2 lg:col-span-2">Drawn example</p>
        <h2 id="wall" className="display text-h2 lg:pr-6">
          {heading}
        </h2>
        <p className="text-sm text-ink-2">{matter}</p>
      </figcaption>
      <p className="wall-head text-sm text-ink-2">
        <span>What is learned</span>
        <span>The wall</span>
        <span>Who may hear it</span>
      </p>
      <ul>
        {facts.map(({ learned, goes, to, why }) => (
          <li key={learned}>
            <p className="wall-learned display text-h4">{learned}</p>
            <span className={`wall-mark ${goes}`}>
              <svg viewBox="0 0 120 24" aria-hidden="true">
                {goes === 'crosses' && <path d="M54 5h12v14h-12z" className="gate" />}
                <path d={lines[goes]} />
              </svg>
            </span>
            <p>
              <span className="sr-only">{inWords[goes]}</span>
              <span className={goes === 'stops' ? 'font-medium line-through' : 'font-medium'}>{to}</span>
              <span className="mt-0.5 block text-sm text-ink-2">{why}</span>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}
