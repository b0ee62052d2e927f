import { Headed } from '../ui/Headed.tsx'
import { Mark, type MarkLook } from './Mark.tsx'

type Hand = 'us' | 'you' | 'both'

interface Step {
  title: string
  text: string
  /** Whose work it is, where that is all there is to say. */
  hand?: Hand | undefined
  /** That from here on nothing can be taken back. */
  final?: string | undefined
  /** What the company does in it, beginning with "We". */
  us?: string | undefined
  /** What somebody else does in it, in words that go on after the name. */
  others?: { who: string; text: string } | undefined
}

interface WorkStepsProps {
  heading?: string | undefined
  /** One sentence beside the heading. */
  way?: string | undefined
  steps: readonly Step[]
}

/** What happens, in order, and who does what of it. */
export function WorkSteps({ heading = 'How it works', way, steps }: WorkStepsProps) {
  return (
    <Headed heading={heading} id="steps" text={way}>
      <ol className="steps">
        {steps.map((step, i) => (
          <li key={step.title}>
            <span className="display text-step text-accent figures" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="display text-h4">{step.title}</h3>
            <p>{step.text}</p>
            <Doers {...step} />
          </li>
        ))}
      </ol>
    </Headed>
  )
}

const hands: Record<Hand, { name: string; look: MarkLook }> = {
  us: { name: 'We do it', look: 'full' },
  you: { name: 'You do it', look: 'open' },
  both: { name: 'We do it together', look: 'half' },
}

function Doers({ hand, final, us, others }: Step) {
  const [, we = '', does = us] = /^(We) (.*)$/s.exec(us ?? '') ?? []
  if (!hand && !final && !us && !others) return null
  return (
    <ul className="doers grid gap-2 text-sm text-ink-2">
      {hand && <Doer look={hands[hand].look} who={hands[hand].name} />}
      {final && <Doer look="stop" who={final} />}
      {us && <Doer look="full" who={we} does={does} />}
      {others && <Doer look={isLicensed(others.who) ? 'licensed' : 'open'} who={others.who} does={others.text} />}
    </ul>
  )
}

function Doer({ look, who, does }: { look: MarkLook; who: string; does?: string | undefined }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline">
      <Mark look={look} />
      <p>
        <b className="font-medium text-ink">{who}</b> {does}
      </p>
    </li>
  )
}

/** Whether words are about somebody who acts under a license: our pages say so wherever the law asks for one. */
const isLicensed = (words: string): boolean => /\blicensed\b/i.test(words)
