import { Prose } from '../ui/Prose.tsx'

interface AddressListProps {
  heading: string
  /** What holds for all of them, rendered; may be empty. */
  html: string
  readers: readonly {
    subject: string
    email?: string
    anchor?: string
    /** What to write there, rendered. */
    html?: string
  }[]
}

/** Who reads what, each with what to tell them. */
export function AddressList({ heading, html, readers }: AddressListProps) {
  return (
    <section aria-labelledby="addresses" className="mt-8">
      <h2 id="addresses" className="display mb-3 text-h3">
        {heading}
      </h2>
      {html && <Prose html={html} />}
      <ul className="rule-b text-sm">
        {readers.map((reader) => (
          <li key={reader.subject} className="py-2 rule-t">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 id={reader.anchor} className="font-medium">
                {reader.subject}
              </h3>
              {reader.email && (
                <a href={`mailto:${reader.email}`} className="py-1 text-accent underline underline-offset-4">
                  {reader.email}
                </a>
              )}
            </div>
            {reader.html && (
              <div className="mb-1 text-ink-2">
                <Prose html={reader.html} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
