interface Mark {
  title: string
  text: string
}

export type DiagramProps =
  | { shape: 'chain'; caption: string; marks: readonly Mark[] }
  | { shape: 'spectrum'; caption: string; ends: readonly [string, string]; marks: readonly Mark[] }

/** Things one after another, or between two ends, on one drawn line. It is a list, so that it can be heard as well. */
export function Diagram(diagram: DiagramProps) {
  const { shape, caption, marks } = diagram
  return (
    <figure className="my-11 max-w-[46rem] rule-t rule-b py-7">
      {shape === 'spectrum' && (
        <p className="mb-4 flex justify-between gap-6 text-xs text-brass">
          <span>{diagram.ends[0]}</span>
          <span className="hidden lg:inline">{diagram.ends[1]}</span>
        </p>
      )}
      <ol className={`diagram ${shape}`}>
        {marks.map(({ title, text }) => (
          <li key={title}>
            <p className="text-sm font-medium">{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      {/* The line runs down on narrow screens, so its other end is below it. */}
      {shape === 'spectrum' && <p className="mt-3 text-xs text-brass lg:hidden">{diagram.ends[1]}</p>}
      <figcaption className="mt-6 text-sm text-ink-2">{caption}</figcaption>
    </figure>
  )
}
