import type { ReactNode } from 'react'

interface SupportHoursProps {
  heading: string
  text: string
  urgent: string
  email: string
  /** Who reads what, where a subject has a reader of its own. */
  readers: readonly { subject: string; email: string }[]
  /** The hours, drawn. */
  children?: ReactNode
}

/** When somebody answers, what to do outside those hours, and who reads what. */
export function SupportHours({ heading, text, urgent, email, readers, children }: SupportHoursProps) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="display text-h3">
        {heading}
      </h2>
      <p className="mt-4 mb-4 font-medium">{text}</p>
      {children}
      <p className="mt-6 text-ink-2">
        {`${urgent} `}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
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
