import { Fragment } from 'react'
import type { Figure } from './Diagram.tsx'

/** The figure of an article as a line of text: what it argues, then its marks in order. */
export function FigureInWords({ figure }: { figure: Figure }) {
  const cut = figure.shape === 'chain' ? figure.cut : undefined
  const [first, last] = figure.shape === 'spectrum' ? figure.ends : []
  return (
    <div>
      <p>{figure.caption}</p>
      <p className="mt-2 text-xs text-ink-2">
        {first && <span className="text-brass">{first} </span>}
        {figure.marks.map(({ title }, i) => (
          <Fragment key={title}>
            {(i > 0 || first) && <Between is={first ? '↔' : '→'} />}
            {title === cut?.before && <span className="text-brass">{cut.after}: </span>}
            {title === figure.on ? <b className="font-medium text-accent">{title}</b> : title}
          </Fragment>
        ))}
        {last && (
          <>
            <Between is="↔" />
            <span className="text-brass">{last}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** A line may break after it, and not before. */
function Between({ is }: { is: string }) {
  return <span className="text-control">{`\u00a0${is} `}</span>
}
