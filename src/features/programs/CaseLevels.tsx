import { barsOf, heightOf } from './case.ts'

export interface Levels {
  name: string
  text: string
  heights: readonly number[]
  line: number
}

/** A column for each step, filled up to the line; the words beside them say the same. */
export function CaseLevels({ name, text, heights, line }: Levels) {
  return (
    <section>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      <svg stroke="currentColor" aria-hidden="true">
        <line x2="100%" y1={heightOf(line, heights)} y2={heightOf(line, heights)} />
        {barsOf(heights, line).map(({ x, width, filled, above }) => (
          <g key={x}>
            {above && <rect x={x} width={width} {...above} className="above" />}
            <rect x={x} width={width} {...filled} />
          </g>
        ))}
      </svg>
    </section>
  )
}
