import type { ReactNode } from 'react'

interface SupportHoursProps {
  heading: string
  text: string
  /** Who reads what: support first, then whatever has a reader of its own. */
  readers: readonly { subject: string; email: string }[]
  /** The hours, drawn. */
  children?: ReactNode
}

/** When somebody answers, and who reads what. */
export function SupportHours({ heading, text, readers, children }: SupportHoursProps) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="display text-h3">
        {heading}
      </h2>
      <p className="mt-4 mb-4 font-medium">{text}</p>
      {children}
      <dl className="mt-6 text-sm">
        {readers.map((reader) => (
          <div key={reader.subject} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 rule-t">
            <dt className="text-ink-2">{reader.subject}</dt>
            <dd>
              <a href={`mailto:${reader.email}`} className="inline-block py-1 text-accent underline underline-offset-4">
                {reader.email}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
