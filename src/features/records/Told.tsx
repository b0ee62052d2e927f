interface ToldProps {
  points: readonly { title: string; text: string }[]
  /** The number of the one that is told here, from 1. */
  shows: number | undefined
}

/** What a system does, told where a drawing shows it. */
export function Told({ points, shows }: ToldProps) {
  const point = points[(shows ?? 0) - 1]
  if (!point) return null
  return (
    <div className="told-here">
      <h3>{point.title}</h3>
      <p>{point.text}</p>
    </div>
  )
}
