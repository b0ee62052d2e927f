import { Prose } from '../ui/Prose.tsx'

interface LeadAndPointsProps {
  html: string
  points: readonly { title: string; text: string }[]
}

/** What a family is, in its own words, and how to choose in it, side by side. */
export function LeadAndPoints({ html, points }: LeadAndPointsProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 md:py-18 lg:grid-cols-2">
      <Prose html={html} />
      <ul className="grid content-start gap-x-6 gap-y-7 sm:grid-cols-2">
        {points.map(({ title, text }) => (
          <li key={title} className="sm:odd:last:col-span-2">
            <h2 className="text-base font-medium">{title}</h2>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
