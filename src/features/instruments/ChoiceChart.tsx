import type { InstrumentCase } from '../../model/schema/instrument-case.ts'
import { lineOf, resultOf, size } from './payoff.ts'

type ChoiceChartProps = Pick<InstrumentCase, 'way' | 'choices' | 'low' | 'high' | 'today' | 'more' | 'less'>

/** What each choice leaves to pay or to earn, at every price. On a phone, the words of the upright axis stand where no line runs. */
export function ChoiceChart({ way, choices, low, high, today, more, less }: ChoiceChartProps) {
  const lines = choices.map(({ name, draws }) => ({ name, result: resultOf(draws, way) }))
  return (
    <div className="choice-chart">
      <div className="plot">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="axes" d={`M0 0V${size.height}H${size.width}`} />
          <path className="today" d={`M${size.width / 2} 0V${size.height}`} />
          {lines.map(({ name, result }, i) => (
            <path key={name} className={`line-${i + 1}`} d={lineOf(result)} />
          ))}
        </svg>
        <p className="more">{more}</p>
        <p className="less">{less}</p>
      </div>
      <svg className="names" aria-hidden="true">
        {lines.map(({ name, result }, i) => (
          <text key={name} className={`line-${i + 1}`} y={`${50 - result(1) * 50}%`} dy="5">
            <tspan>{i + 1}</tspan>
            <tspan className="name" dx="8">
              {name}
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
  )
}
