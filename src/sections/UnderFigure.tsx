import { FittedColumns } from '../ui/FittedColumns.tsx'

interface UnderFigureProps {
  /** What they are, for whoever listens: beside the figure nobody has to be told. */
  heading: string
  points: readonly { title: string; text: string }[]
}

/** What the figure above shows, in words. */
export function UnderFigure({ heading, points }: UnderFigureProps) {
  return (
    <section className="wrap pt-6 pb-11" aria-labelledby="what">
      <h2 id="what" className="sr-only">
        {heading}
      </h2>
      <FittedColumns points={points} />
    </section>
  )
}
