import type { Office } from '../../model/schema/facts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Where an office is, and how to reach it. */
export function OfficeLines({ city, address, phone, email }: Pick<Office, 'city' | 'address' | 'phone' | 'email'>) {
  return (
    <address className="text-sm text-ink-2 not-italic">
      <p>
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="flex min-h-8 items-center hover:text-accent">
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
      </p>
    </address>
  )
}

const mapOf = (address: readonly string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.join(', ') })}`
