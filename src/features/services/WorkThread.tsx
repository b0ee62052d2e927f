import { FactList } from '../../ui/FactList.tsx'
import type { Note } from './NoteText.tsx'
import { ThreadNotes } from './ThreadNotes.tsx'
import { type Hand, othersHead, type Step, threadOf } from './thread.ts'

interface WorkThreadProps {
  heading: string
  events: readonly string[]
  steps: readonly (Step & { notes: readonly Note[] })[]
  results: readonly string[]
  /** Our name. */
  us: string
  /** What a visitor wants to know first about the licensed firm. */
  licensed?: { label: string; value: string } | undefined
}

/**
 * How a service goes, as one thread: from what it begins with, through the hands that act in each step, to what a
 * client leaves with. What a hand does stands at its knot, and what is asked about a step stands below it.
 */
export function WorkThread({ heading, events, steps, results, us, licensed }: WorkThreadProps) {
  const thread = threadOf(steps, events.length, results.length)
  const names: Record<Hand, string> = { us, others: othersHead(steps), licensed: 'A licensed firm' }
  return (
    <div className="wrap">
      <figure className={`work-thread in${thread.columns} open${thread.open}`} aria-labelledby="thread">
        <figcaption>
          <h2 id="thread" className="display text-h3">
            {heading}
          </h2>
        </figcaption>
        <Ends names={events} />
        <Strands columns={thread.columns} path={thread.head} className="joining" />
        <div className="through">
          <div className="heads">
            {thread.lanes.map((hand, i) => (
              <div key={hand} className={`${hand} hand${i + 1}`}>
                <p className="display text-h4" aria-hidden="true">
                  {names[hand]}
                </p>
                {hand === 'licensed' && licensed && <FactList facts={[licensed]} className="lane-fact" />}
              </div>
            ))}
          </div>
          <ol>
            {thread.steps.map(({ step, acts, path, last }) => (
              <li key={step.title} className={`hand${last}`}>
                <Strands columns={thread.columns} path={path} />
                <div className="step">
                  <h3 className="display text-h4">{step.title}</h3>
                  <p>{step.text}</p>
                </div>
                {acts.map(({ hand, lane, who, text }) => (
                  <p key={hand} className={`act ${hand} hand${lane}`}>
                    {who && <span className="who">{who}</span>} {text}
                  </p>
                ))}
                <ThreadNotes notes={step.notes} columns={thread.open} />
              </li>
            ))}
          </ol>
        </div>
        <Strands columns={thread.columns} path={thread.foot} />
        <Ends names={results} isLast />
      </figure>
    </div>
  )
}

/** Where the thread comes from, or where it leads: side by side, each at its own strand. */
function Ends({ names, isLast = false }: { names: readonly string[]; isLast?: boolean }) {
  return (
    <ul
      className={`ends k${names.length} display text-h3 ${isLast ? 'last' : ''}`}
      aria-label={isLast ? 'It ends with' : 'It begins with'}
    >
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** A stretch of the thread, as wide as its columns and as high as its band. */
function Strands({ columns, path, className }: { columns: number; path: string; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
