import { Prose } from '../../ui/Prose.tsx'

interface ApisAdviceProps {
  html: string
  points: readonly { title: string; text: string }[]
}

/** Which interface is for whom, and beside it why they stand together: a half of the page each. */
export function ApisAdvice({ html, points }: ApisAdviceProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 lg:grid-cols-2">
      <ul className="grid content-start gap-5 lg:pr-11">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2 className="display text-h4">{title}</h2>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <Prose html={html} />
    </div>
  )
}
