import { useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useAwake } from '../../ui/useAwake.ts'
import { Wide } from '../../ui/Wide.tsx'
import { type Filters, filterPositions, readFilters, writeFilters } from './filter.ts'
import { PositionFilters } from './PositionFilters.tsx'
import { SheetScrap } from './SheetScrap.tsx'
import type { Scrap } from './worksheet.ts'

interface Posting {
  title: string
  department: string
  location: string
  type: string
  description: string
  requirements: readonly string[]
  /** A line of what its work is done on. */
  scrap?: Scrap | undefined
  href: string
  apply: string
}

interface PositionListProps {
  heading: string
  /** What to say while no position is open. */
  none: string
  postings: readonly Posting[]
}

/**
 * The open positions, with filters that live in the address. Asleep, it lists them all, and keeps room for the filters:
 * a list that moves while it wakes takes a click meant for a position.
 */
export function PositionList({ heading, none, postings }: PositionListProps) {
  const awake = useAwake()
  const [filters, setFilters] = useState<Filters>({})

  useEffect(() => {
    const follow = () => setFilters(readFilters(location.search, postings))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [postings])

  const choose = (next: Filters) => {
    history.pushState(history.state, '', location.pathname + writeFilters(location.search, next))
    setFilters(next)
  }

  const shown = filterPositions(postings, filters)
  return (
    <Wide heading={heading} id="positions">
      {postings.length > 0 && (
        <>
          <div className={awake ? 'print:hidden' : 'invisible noscript:hidden print:hidden'}>
            <PositionFilters postings={postings} filters={filters} onChange={choose} />
          </div>
          <p role="status" className="mb-4 text-sm text-ink-2">
            {`${shown.length} of ${postings.length} positions`}
          </p>
        </>
      )}
      <ul data-awake={awake ? '' : undefined} className="each-waits">
        {shown.map((posting) => (
          <Card key={posting.href} {...posting} />
        ))}
      </ul>
      {postings.length === 0 && <p className="max-w-[42rem]">{none}</p>}
      {postings.length > 0 && shown.length === 0 && (
        <p className="rule-t pt-6">
          {'No open position matches both. '}
          <button
            type="button"
            onClick={() => choose({})}
            className="min-h-11 cursor-pointer font-medium text-accent underline underline-offset-4"
          >
            Show all positions
          </button>
        </p>
      )}
    </Wide>
  )
}

function Card({ title, department, location, type, description, requirements, scrap, href, apply }: Posting) {
  return (
    <li className="rule-t grid gap-x-6 gap-y-4 py-7 md:grid-cols-3 lg:grid-cols-[3fr_5fr_4fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h3 className="display text-h3">
          <a href={href} className="hover:text-accent">
            {title}
          </a>
        </h3>
        <p className="mt-2 text-sm text-ink-2">{`${department}, ${location}, ${type}`}</p>
      </div>
      <div className="md:col-span-2 lg:col-span-1 lg:row-span-2">
        <p>{description}</p>
        <ul className="mt-3 list-disc pl-5 text-sm text-ink-2 marker:text-accent">
          {requirements.map((line) => (
            <li key={line} className="py-0.5">
              {line}
            </li>
          ))}
        </ul>
      </div>
      {scrap && (
        <div className="md:col-span-2 md:col-start-2 lg:col-span-1 lg:col-start-3 lg:row-span-2">
          <SheetScrap {...scrap} />
        </div>
      )}
      <div className="md:col-start-2 lg:col-start-1">
        <ButtonLink look="solid" href={apply} aria-label={`Apply Now: ${title}`}>
          Apply Now
        </ButtonLink>
      </div>
    </li>
  )
}
