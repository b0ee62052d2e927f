import { EvenList } from './EvenList.tsx'

/** Short headings with a sentence or two, each in a column of its own where there is room. */
export function PointColumns({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <EvenList className="gap-x-6 gap-y-5">
      {points.map(({ title, text }) => (
        <li key={title} className="rule-t pt-3">
          <h3 className="font-medium">{title}</h3>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </EvenList>
  )
}
