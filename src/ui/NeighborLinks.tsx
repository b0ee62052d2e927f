import { Icon } from './Icon.tsx'

export interface Neighbor {
  title: string
  href: string
}

interface NeighborLinksProps {
  /** What they are, for those who listen. */
  label: string
  /** One of them, behind "Previous" and "Next"; left out where it goes without saying. */
  one?: string
  previous: Neighbor | undefined
  next: Neighbor | undefined
}

/** What stands before and after, in some order. */
export function NeighborLinks({ label, one = '', previous, next }: NeighborLinksProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="grid gap-x-15 rule-t sm:grid-cols-2">
        {previous && (
          <li className="relative py-6">
            <p className="text-xs text-ink-2">
              <Icon name="left" className="mr-1.5 align-[-0.125em]" />
              Previous {one}
            </p>
            <Link {...previous} />
          </li>
        )}
        {next && (
          <li className="relative py-6 sm:col-start-2 sm:text-right">
            <p className="text-xs text-ink-2">
              Next {one}
              <Icon name="right" className="ml-1.5 align-[-0.125em]" />
            </p>
            <Link {...next} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function Link({ title, href }: Neighbor) {
  return (
    <a href={href} className="display mt-1 inline-block text-h4 cover hover:text-accent">
      {title}
    </a>
  )
}
