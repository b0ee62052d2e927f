import type { Company } from '../model/schema/facts.ts'
import type { FooterColumn } from '../site/menu.ts'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'

export function Footer({
  company,
  columns,
  year,
}: {
  company: Company
  columns: readonly FooterColumn[]
  year: number
}) {
  return (
    <footer className="rule-t py-16 text-sm">
      <div className="wrap grid grid-cols-2 gap-x-10 gap-y-10 lg:grid-cols-[2.2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <Brand name={company.shortName} />
          <p className="mt-3 max-w-[24em] text-ink-2">{company.tagline}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-medium">{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <nav aria-label="Follow">
          <h2 className="font-medium">Follow</h2>
          <LinkList links={company.social} outbound />
        </nav>
      </div>
      <div className="wrap mt-14">
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 rule-t pt-6 text-ink-2">
          <p>{company.offices.map(({ city }) => city).join(', ')}</p>
          <p>
            © {year} {company.name}
          </p>
        </div>
      </div>
    </footer>
  )
}

function LinkList({
  links,
  outbound = false,
}: {
  links: readonly { label: string; href: string }[]
  outbound?: boolean
}) {
  return (
    <ul className="mt-2">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel={outbound ? 'noopener external' : undefined}
            className="inline-flex min-h-8 items-center gap-1.5 text-ink-2 hover:text-accent"
          >
            {label}
            {outbound && (
              <>
                <Icon name="out" />
                <span className="sr-only">(leaves this site)</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
