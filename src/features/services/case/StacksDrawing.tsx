import type { StacksCase } from '../../../model/schema/service-case.ts'

const heightOf = (pieces: readonly { size: number }[]) => pieces.reduce((sum, { size }) => sum + size, 0)

/** Columns of named pieces. The height of one of them is drawn through all, so that one sees what is missing. */
export function StacksDrawing({ stacks, level }: StacksCase) {
  const highest = Math.max(...stacks.map(({ pieces }) => heightOf(pieces)))
  const line = `${Math.round(1000 - (heightOf(stacks[level - 1]?.pieces ?? []) / highest) * 1000) / 10}%`
  return (
    <ol className={`case-stacks n${stacks.length}`}>
      {stacks.map(({ name, text, pieces }) => (
        <li key={name} className={`s${highest}`}>
          <div className="said">
            <h3 className="font-medium">{name}</h3>
            <p className="text-ink-2">{text}</p>
          </div>
          <div className={`plot s${heightOf(pieces)} ${heightOf(pieces) < highest / 2 ? 'short' : ''}`}>
            <svg aria-hidden="true">
              <line x2="100%" y1={line} y2={line} />
            </svg>
            <ul className={`s${highest - heightOf(pieces)}`}>
              {pieces.map((piece) => (
                <li key={piece.name} className={`s${piece.size} ${piece.draws}`}>
                  <span>{piece.name}</span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
