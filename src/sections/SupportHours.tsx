interface SupportHoursProps {
  heading: string
  text: string
  urgent: string
  email: string
}

/** When somebody answers, and what to do outside those hours. */
export function SupportHours({ heading, text, urgent, email }: SupportHoursProps) {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="display text-h3">
        {heading}
      </h2>
      <p className="mt-4 font-medium">{text}</p>
      <p className="mt-2 text-ink-2">
        {`${urgent} `}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
    </section>
  )
}
