import { Icon } from '../../ui/Icon.tsx'

interface Fund {
  title: string
  href: string
}

/** The fund before and the one after, at the foot of a sheet. */
export function NextFunds({ previous, next }: { previous: Fund | undefined; next: Fund | undefined }) {
  const link = '-my-1 inline-block py-1 hover:text-accent'
  return (
    <nav aria-label="Funds in order" className="print:hidden">
      {previous && (
        <a href={previous.href} className={link}>
          <Icon name="left" /> <span className="sr-only">Previous fund: </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} className={`${link} ml-auto`}>
          <span className="sr-only">Next fund: </span>
          {next.title} <Icon name="right" />
        </a>
      )}
    </nav>
  )
}
