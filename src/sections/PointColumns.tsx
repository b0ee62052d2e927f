import { PointColumns as Columns } from '../ui/PointColumns.tsx'
import { Wide } from '../ui/Wide.tsx'

interface PointColumnsProps {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}

/** Short headings with a sentence or two, side by side under a heading of their own. */
export function PointColumns({ heading, id, points }: PointColumnsProps) {
  return (
    <Wide heading={heading} id={id}>
      <Columns points={points} />
    </Wide>
  )
}
