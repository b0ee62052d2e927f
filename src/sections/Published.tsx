import { Publication } from './Publication.tsx'

interface PublishedProps {
  date: string
  minutes: number
  category: string
  href: string
}

/** Under the headline of an article: where it belongs, when it was published, how long it takes. */
export function Published({ category, href, ...publication }: PublishedProps) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-sm text-ink-2">
      <a href={href} className="inline-flex min-h-9 items-center font-medium text-brass underline underline-offset-4">
        {category}
      </a>
      <span>
        <Publication {...publication} />
      </span>
    </p>
  )
}
