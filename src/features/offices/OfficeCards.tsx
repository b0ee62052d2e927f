import type { Office } from '../../model/schema/facts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Wide } from '../../ui/Wide.tsx'
import { OfficeTime, type OfficeZone } from './OfficeTime.tsx'

/** One card an office: where it is, how to reach it, and its time now. */
export function OfficeCards({ offices }: { offices: readonly (Office & OfficeZone)[] }) {
  return (
    <Wide heading="Offices" id="offices">
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {offices.map(({ city, address, phone, email, timeZone, changes }) => (
          <li key={city} id={city.toLowerCase().replaceAll(' ', '-')}>
            <h3 className="display text-h3">{city}</h3>
            <p className="mt-2 flex text-sm">
              <OfficeTime timeZone={timeZone} changes={changes} />
            </p>
            <address className="mt-2 text-ink-2 not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="mt-2 flex min-h-8 items-center hover:text-accent">
                {phone.replaceAll(' ', '\u00a0')}
              </a>
              <a href={`mailto:${email}`} className="block py-1 text-accent underline underline-offset-4">
                {email.split('@')[0]}
                <wbr />@{email.split('@')[1]}
              </a>
              <a
                href={mapOf(address)}
                rel="noopener external"
                className="flex min-h-8 items-center gap-1.5 hover:text-accent"
              >
                Map
                <Icon name="out" />
                <span className="sr-only">of the {city} office (leaves this site)</span>
              </a>
            </address>
          </li>
        ))}
      </ul>
    </Wide>
  )
}

const mapOf = (address: readonly string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.join(', ') })}`
