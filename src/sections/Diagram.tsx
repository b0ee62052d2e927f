interface Mark {
  title: string
  text: string
}

interface Drawn {
  caption: string
  marks: readonly Mark[]
  /** The mark that the article is about. */
  on?: string | undefined
}

export type Figure =
  | (Drawn & { shape: 'chain'; cut?: { before: string; until: string; after: string } | undefined })
  | (Drawn & { shape: 'spectrum'; ends: readonly [string, string] })

/**
 * Things one after another, or between two ends, on one drawn line. It is a list, so that it can be heard as well.
 * It runs down on narrow screens, and wherever it is `upright`. Where it is `unruled`, what is around it has its lines.
 */
export function Diagram({
  figure,
  upright = false,
  unruled = upright,
}: {
  figure: Figure
  upright?: boolean
  unruled?: boolean
}) {
  const { shape, caption, marks, on } = figure
  const [first, last] = shape === 'spectrum' ? figure.ends : [figure.cut?.until]
  const cut = shape === 'chain' ? figure.cut : undefined
  return (
    <figure className={unruled ? undefined : '[border-top:2px_solid_var(--color-ink)] rule-b py-7'}>
      {first && (
        <p className="mb-3 flex justify-between gap-6 text-xs text-brass">
          <span>{first}</span>
          {last && !upright && <span className="hidden lg:inline">{last}</span>}
        </p>
      )}
      <ol className={`diagram ${upright ? 'upright' : 'across'} ${shape}`}>
        {marks.map(({ title, text }) => (
          <li key={title} className={title === on ? 'on' : undefined}>
            {title === cut?.before && <p className="cut text-xs text-brass">{cut.after}</p>}
            <p className={upright ? 'text-sm font-medium' : 'display mb-1 text-h4'}>{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      {/* Where the line runs down, its other end is below it. */}
      {last && <p className={`mt-3 text-xs text-brass ${upright ? '' : 'lg:hidden'}`}>{last}</p>}
      <figcaption className={`text-ink-2 ${upright ? 'mt-5 rule-t pt-3 text-xs' : 'mt-6 text-sm'}`}>
        {caption}
      </figcaption>
    </figure>
  )
}
