import { Icon } from '../ui/Icon.tsx'

interface Neighbor {
  title: string
  href: string
}

/** The article before and the one after, at the end of an article. */
export function Neighbors({ previous, next }: { previous: Neighbor | undefined; next: Neighbor | undefined }) {
  return (
    <div className="wrap pb-15 md:pb-21">
      <nav aria-label="More articles" className="print:hidden">
        <ul className="grid gap-x-15 rule-t sm:grid-cols-2">
          {previous && (
            <li className="relative py-6">
              <p className="text-xs text-ink-2">
                <Icon name="left" className="mr-1.5 align-[-0.125em]" />
                Previous
              </p>
              <Link {...previous} />
            </li>
          )}
          {next && (
            <li className="relative py-6 sm:col-start-2 sm:text-right">
              <p className="text-xs text-ink-2">
                Next
                <Icon name="right" className="ml-1.5 align-[-0.125em]" />
              </p>
              <Link {...next} />
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

function Link({ title, href }: Neighbor) {
  return (
    <a href={href} className="display mt-1 inline-block text-h4 cover">
      {title}
    </a>
  )
}
