import type { InstrumentCase as Shown } from '../../model/schema/instrument-case.ts'
import { ExampleCaption } from '../../ui/ExampleCaption.tsx'
import { ChoiceChart } from './ChoiceChart.tsx'

type Choice = Shown['choices'][number]

/** One price to come and what may be done about it: every choice on one chart, and below it the cash that each takes. */
export function InstrumentCase({ shown }: { shown: Shown }) {
  return (
    <div className="wrap">
      <figure className="instrument-case" aria-labelledby="case">
        <ExampleCaption heading={shown.heading} text={shown.text} />
        <ChoiceChart {...shown} />
        <ol className={`choices n${shown.choices.length}`}>
          {shown.choices.map((choice, i) => (
            <ChoiceColumn key={choice.name} choice={choice} number={i + 1} />
          ))}
        </ol>
      </figure>
    </div>
  )
}

function ChoiceColumn({ choice, number }: { choice: Choice; number: number }) {
  return (
    <li className={`line-${number}`}>
      <h3 className="display text-h4">
        <b aria-hidden="true">{number}</b>
        {choice.name}
      </h3>
      <p>{choice.text}</p>
      <dl>
        <Cash label="Cash on day one" {...choice.dayOne} />
        <Cash label="Margin until the end" {...choice.meanwhile} />
        <div>
          <dt>How it goes wrong</dt>
          <dd>{choice.worst}</dd>
        </div>
      </dl>
    </li>
  )
}

function Cash({ label, size, text }: { label: string; size: number; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
          {size > 0 && <rect className="due" width={`${size * 10}%`} height="100%" />}
        </svg>
        {text}
      </dd>
    </div>
  )
}
