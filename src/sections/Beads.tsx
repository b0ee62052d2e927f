import type { Figure } from './Diagram.tsx'

/** The figure of an article in small: its marks on one line, down or across. Down, words say which one it is about. */
export function Beads({ figure, across = false }: { figure: Figure; across?: boolean }) {
  return (
    <ol className={`beads ${across ? 'across' : 'down'}`}>
      {figure.marks.map(({ title }, i) => (
        <li key={title} className={title === figure.on ? 'on' : undefined}>
          {title}
          {!across && <Beside words={title === figure.on ? 'its subject' : endAt(figure, i)} />}
        </li>
      ))}
    </ol>
  )
}

function Beside({ words }: { words: string | undefined }) {
  return (
    words && (
      <>
        {' '}
        <span className="text-xs text-brass">{words}</span>
      </>
    )
  )
}

/** What stands at the end of a range where that mark is its first or last. */
function endAt(figure: Figure, mark: number): string | undefined {
  if (figure.shape !== 'spectrum') return undefined
  const [first, last] = figure.ends
  return mark === 0 ? first : mark === figure.marks.length - 1 ? last : undefined
}
