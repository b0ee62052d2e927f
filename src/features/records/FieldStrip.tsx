const cell = 10

/** A row of the matrix as small as it goes, for phones: a square for each column, filled where the tool keeps it. */
export function FieldStrip({ kept }: { kept: readonly boolean[] }) {
  const width = kept.length * cell - 1
  const square = (i: number) => `M${i * cell + 0.5}.5h8v8h-8z`
  const path = (which: boolean) => kept.map((is, i) => (is === which ? square(i) : '')).join('')
  return (
    <svg viewBox={`0 0 ${width} 9`} className="field-strip" aria-hidden="true">
      <path d={path(false)} className="stroke-control" />
      <path d={path(true)} className="fill-accent stroke-accent" />
    </svg>
  )
}
