import type { Scrap } from './worksheet.ts'

/** One line cut out of the sheet that a position is done on, with what somebody wrote beside it. */
export function SheetScrap({ title, drawn, columns = [], row: { label, struck, cells, note } }: Scrap) {
  return (
    <figure className={`sheet-scrap cut-${drawn}`}>
      <figcaption className="text-xs text-ink-2">{`${title}. Drawn example`}</figcaption>
      <div>
        <p className="text-xs text-ink-2">{label}</p>
        {drawn === 'marks' ? (
          <p className="flex gap-2">
            {cells.map((cell, i) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a line never change places
                key={i}
                viewBox="0 0 20 20"
                role="img"
                aria-label={`${columns[i]}: ${cell}`}
                className={cell}
              >
                <circle cx="10" cy="10" r="8" />
              </svg>
            ))}
          </p>
        ) : (
          <>
            {struck && <del>{struck}</del>}
            {cells.map((cell, i) => (
              <ins key={cell}>
                {drawn === 'table' && <span className="text-xs text-ink-2">{`${columns[i]}: `}</span>}
                {cell}
              </ins>
            ))}
          </>
        )}
      </div>
      {note && <p className="text-sm text-brass">{note}</p>}
    </figure>
  )
}
