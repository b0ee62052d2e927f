import type { Figure } from './Diagram.tsx'

/** The figure of an article in small: its marks on one line, down or across. */
export function Beads({ figure, across = false }: { figure: Figure; across?: boolean }) {
  const [first, last] = figure.shape === 'spectrum' && !across ? figure.ends : []
  return (
    <div>
      {first && <p className="text-xs text-brass">{first}</p>}
      <ol className={`beads ${across ? 'across' : 'down'}`}>
        {figure.marks.map(({ title }) => (
          <li key={title} className={title === figure.on ? 'on' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {last && <p className="text-xs text-brass">{last}</p>}
    </div>
  )
}
