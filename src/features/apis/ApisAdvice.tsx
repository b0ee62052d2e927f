import { Prose } from '../../ui/Prose.tsx'

interface ApisAdviceProps {
  html: string
  points: readonly { title: string; text: string }[]
}

/** Which interface is for whom, in display type, and why they stand together in a narrow column beside it. */
export function ApisAdvice({ html, points }: ApisAdviceProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 lg:grid-cols-3">
      <ul className="grid content-start gap-5 lg:col-span-2 lg:pr-11">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2 className="display text-h4">{title}</h2>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="api-why">
        <Prose html={html} />
      </div>
    </div>
  )
}
