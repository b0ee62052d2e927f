import { Split } from '../ui/Split.tsx'

interface SupportHoursProps {
  heading: string
  text: string
  urgent: string
  email: string
}

/** When somebody answers, and what to do outside those hours. */
export function SupportHours({ heading, text, urgent, email }: SupportHoursProps) {
  return (
    <Split heading={heading} id="hours">
      <p className="display text-h3">{text}</p>
      <p className="mt-3 max-w-[42rem] text-ink-2">
        {`${urgent} `}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
    </Split>
  )
}
