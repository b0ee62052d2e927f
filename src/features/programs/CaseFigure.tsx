import type { Tone } from '../../model/case-words.ts'
import { CaseLevels, type Levels } from './CaseLevels.tsx'
import { columnsOf, keyOf, type Placed, stepsOf, whenOf, wordsOf } from './case.ts'

export interface Case {
  heading: string
  steps: readonly string[]
  levels?: Levels | undefined
  lines: readonly { name: string; stretches: readonly (Placed & { tone: Tone; text: string })[] }[]
  turn: Placed & { title: string; text: string }
}

/**
 * One case of what a program is for. It is a list of lines with what happens along each; a wide screen gives them the
 * columns of the steps, and the turn is a shape through all of them, below its words.
 */
export function CaseFigure({ heading, steps, levels, lines, turn }: Case) {
  const words = columnsOf(wordsOf(turn, steps.length))
  const tones = lines.flatMap(({ stretches }) => stretches.map(({ tone }) => tone))
  return (
    <figure className={`wrap program-case ${stepsOf(steps)}`} aria-labelledby="case">
      <div className="case-grid case-top">
        <h2 id="case" className={`display text-h3 ${words}`}>
          {heading}
        </h2>
        <p className={`turning ${words}`}>
          <b className="display text-h4">{turn.title}</b> {turn.text}
        </p>
      </div>
      <div className="case-grid">
        <i className={`turn ${columnsOf(turn)}`} aria-hidden="true" />
        <ol className="case-steps" aria-hidden="true">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {levels && <CaseLevels {...levels} />}
        {lines.map(({ name, stretches }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ol>
              {stretches.map((stretch) => (
                <li key={stretch.text} className={`${stretch.tone} ${columnsOf(stretch)}`}>
                  <span className="when">{whenOf(stretch, steps)}: </span>
                  {stretch.text}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="key">Drawn example. {keyOf(tones)}</p>
    </figure>
  )
}
