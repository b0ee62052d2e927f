import { longDate } from '../lib/formats.ts'
import type { Breadcrumb as Trail } from '../site/tree.ts'
import { Icon } from '../ui/Icon.tsx'

interface BreadcrumbProps extends Trail {
  /** Another division that it belongs to. */
  also?: { label: string; href: string } | undefined
}

/** Where this page stands: a way back, the last two crumbs, and what the last one is. */
export function Breadcrumb({ back, crumbs, reviewed, also }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-sm text-ink-2">
      {back && (
        <a href={back.href} className="inline-flex min-h-8 items-center gap-2">
          <Icon name="left" />
          {`Back to ${back.label}`}
        </a>
      )}
      <ol className="flex flex-wrap gap-x-2.5">
        {crumbs.map(({ label, href }, i) => (
          <li key={href} className="flex items-center gap-2.5">
            {i > 0 && <span aria-hidden="true">/</span>}
            {i === crumbs.length - 1 ? (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            ) : (
              <a href={href} className="inline-flex min-h-8 min-w-6 items-center">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
      {also && (
        <span>
          Also in{' '}
          <a href={also.href} className="named">
            {also.label}
          </a>
        </span>
      )}
      <p className="w-full md:w-auto">
        {crumbs.at(-1)?.description}
        {reviewed && (
          <>
            {'. Reviewed '}
            <time dateTime={reviewed}>{longDate(reviewed)}</time>
          </>
        )}
      </p>
    </nav>
  )
}
