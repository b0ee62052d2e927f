import type { Office } from '../../site/facts.ts'
import { Split } from '../../ui/Split.tsx'

/** One card an office: where it is and how to reach it. */
export function OfficeCards({ offices }: { offices: readonly Office[] }) {
  return (
    <Split heading="Offices" id="offices">
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {offices.map(({ city, address, phone, email }) => (
          <li key={city} id={city.toLowerCase().replaceAll(' ', '-')}>
            <h3 className="display text-h3">{city}</h3>
            <address className="mt-2 text-ink-2 not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="mt-2 flex min-h-8 items-center hover:text-accent">
                {phone.replaceAll(' ', '\u00a0')}
              </a>
              <a
                href={`mailto:${email}`}
                className="flex min-h-8 items-center text-accent underline underline-offset-4"
              >
                {email}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </Split>
  )
}
