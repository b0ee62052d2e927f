import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { Shape } from '../../model/schema/figures/payoff.ts'
import { Named } from '../../ui/Named.tsx'
import type { KeyEntry } from '../Figure.tsx'
import { box, StretchedLines, stroke } from '../line/Line.tsx'
import { lineOf, shadesOf, size } from './places.ts'

type Choices = Extract<FigureOf<'payoff'>, { choices: unknown }>
type Members = Extract<FigureOf<'payoff'>, { members: unknown }>['members']
type Choice = Choices['choices'][number]

/** How the line of each shape is drawn. */
const looks: Record<Shape, string> = { bare: 'level', fixed: 'moves', 'nearly-fixed': 'moves', floor: 'moves-too' }

/** What contracts make of a price: the choices of one case on one chart, or a small chart for each contract of a family. */
export function Payoff({ figure }: { figure: FigureOf<'payoff'> }) {
  return 'members' in figure ? <SmallCharts members={figure.members} /> : <ChoicesDrawn {...figure} />
}

/** The columns below the chart of a case name its lines; the small charts of a family need to say what they shade. */
export function keyOf(figure: FigureOf<'payoff'>): KeyEntry[] {
  if (!('members' in figure)) return []
  return [
    { name: 'With the contract', mark: stroke('moves') },
    { name: 'Without it', mark: stroke('level') },
    { name: 'What it saves', mark: box('expected') },
    { name: 'What it costs', mark: box('zone') },
  ]
}

/** Every choice on one chart, and below it the cash that each takes. */
function ChoicesDrawn({ effect, choices, low, high, today, more, less }: Choices) {
  const lines = choices.map(({ makes }) => ({ makes, ...lineOf(makes, effect) }))
  return (
    <div className="payoff">
      <div className="payoff-plot" aria-hidden="true">
        <div className="room">
          <StretchedLines {...size}>
            <path className="axes" d={`M0 0V${size.height}H${size.width}`} />
            <path className="drop" d={`M${size.width / 2} 0V${size.height}`} />
            {lines.map(({ makes, path }) => (
              <path key={makes} className={looks[makes]} d={path} />
            ))}
          </StretchedLines>
          <p className="more">{more}</p>
          <p className="less">{less}</p>
        </div>
        <svg className="plot" aria-hidden="true">
          {lines.map(({ makes, end }, i) => (
            <text key={makes} className={`makes-${makes}`} y={`${end}%`} dy="5">
              <tspan>{i + 1}</tspan>
              <tspan className="@max-[60rem]:hidden" dx="8">
                {choices[i]?.name}
              </tspan>
            </text>
          ))}
        </svg>
        <p className="prices">
          <span>{low}</span>
          <span>{today}</span>
          <span>{high}</span>
        </p>
      </div>
      <ol className="payoff-choices">
        {choices.map((choice, i) => (
          <ChoiceColumn key={choice.name} choice={choice} number={i + 1} />
        ))}
      </ol>
    </div>
  )
}

function ChoiceColumn({ choice, number }: { choice: Choice; number: number }) {
  return (
    <li className={`makes-${choice.makes}`}>
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

function Cash({ label, size: length, text }: { label: string; size: number; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <svg className="plot" aria-hidden="true">
          <rect width="100%" height="100%" />
          {length > 0 && <rect className="due" width={`${length * 10}%`} height="100%" />}
        </svg>
        {text}
      </dd>
    </div>
  )
}

/** A row of small charts for each member, each above its words; where there is little room beside them. They say the same. */
function SmallCharts({ members }: { members: Members }) {
  return (
    <ul className="payoffs grid gap-8">
      {members.map(({ name, href, contracts }) => (
        <li key={href}>
          <h3 className="display text-h4">
            <Named href={href}>{name}</Named>
          </h3>
          <ul className="mt-3 grid gap-x-6 gap-y-4 @min-[44rem]:grid-cols-3">
            {contracts.map((contract) => (
              <li
                key={contract.name}
                className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 @min-[44rem]:block"
              >
                <SmallChart makes={contract.makes} />
                <h4 className="font-medium">{contract.name}</h4>
                <p className="text-sm text-ink-2">{contract.text}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Upward is gain, and to the right the price rises. */
function SmallChart({ makes }: { makes: Shape }) {
  const { width, height } = size
  const { saves, costs } = shadesOf(makes)
  return (
    <div className="payoff-small" aria-hidden="true">
      <div className="room">
        <StretchedLines {...size}>
          {makes !== 'bare' && (
            <>
              <path className="expected" d={saves} />
              <path className="zone" d={costs} />
              <path className="level" d={lineOf('bare').path} />
            </>
          )}
          <path className="axes" d={`M0 0V${height}M0 ${height / 2}H${width}`} />
          <path className="moves" d={lineOf(makes).path} />
        </StretchedLines>
        <p className="more">Gain</p>
        <p className="less">Loss</p>
      </div>
      <p className="prices">
        <span>The price falls</span>
        <span>The price rises</span>
      </p>
    </div>
  )
}
