import type { Company } from '../model/schema/facts.ts'
import type { FooterColumn } from '../site/menu.ts'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Header.tsx'

interface FooterProps {
  company: Company
  columns: readonly FooterColumn[]
  year: number
}

/** Under every page, so its parts carry no classes of their own: footer.css knows them by what they are. */
export function Footer({ company, columns, year }: FooterProps) {
  return (
    <footer id="footer" className="footer">
      <div className="wrap">
        <div>
          <Brand name={company.shortName} />
          <p className="mt-3 max-w-[24em]">{company.tagline}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <nav aria-label="Follow">
          <h2>Follow</h2>
          <LinkList links={company.social} outbound />
        </nav>
      </div>
      <div className="wrap mt-14">
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 rule-t pt-6">
          <p>{company.offices.map(({ city }) => city).join(', ')}</p>
          <p>{`© ${year} ${company.name}`}</p>
        </div>
      </div>
    </footer>
  )
}

interface LinkListProps {
  links: readonly { label: string; href: string }[]
  outbound?: boolean
}

function LinkList({ links, outbound = false }: LinkListProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel={outbound ? 'external' : undefined}>
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
