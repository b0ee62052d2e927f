import { Headed } from '../ui/Headed.tsx'

interface PointListProps {
  heading: string
  id: string
  text?: string | undefined
  points: readonly { title: string; text: string }[]
  /** On a tinted ground, from edge to edge. */
  band?: boolean
}

/** Halves and quarters of the page, where their number fills them; thirds otherwise. */
const across: Readonly<Record<number, string>> = { 2: '', 4: 'lg:grid-cols-4' }

/** Two to six things side by side, each a name and a sentence or two. */
export function PointList({ heading, id, text, points, band }: PointListProps) {
  return (
    <Headed heading={heading} id={id} text={text} band={band}>
      <ul className={`grid gap-x-6 gap-y-5 rule-t pt-4 md:grid-cols-2 ${across[points.length] ?? 'lg:grid-cols-3'}`}>
        {points.map(({ title, text: said }) => (
          <li key={title}>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{said}</p>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
