import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FormField, pickerLook } from '../../ui/FormField.tsx'
import { Headed } from '../../ui/Headed.tsx'
import { useAwake } from '../../ui/useAwake.ts'
import { type Filterable, type Filters, filterPositions, optionsOf, readFilters, writeFilters } from './filter.ts'

interface Posting {
  title: string
  department: string
  location: string
  type: string
  /** The range, as it is printed. */
  pay?: string | undefined
  description: string
  requirements: readonly string[]
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
 * The open positions, with filters that live in the address. Asleep, it lists them all; what is chosen by then counts
 * once it wakes. Where nothing will wake it, the room of the filters stays: a list that moves takes a click meant for a position.
 */
export function PositionList({ heading, none, postings }: PositionListProps) {
  const awake = useAwake()
  const [filters, setFilters] = useState<Filters>({})
  const controls = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = () => setFilters(readFilters(location.search, postings))
    const early = [...(controls.current?.querySelectorAll('select') ?? [])].filter(({ value }) => value)
    for (const { name, value } of early) goTo({ ...readFilters(location.search, postings), [name]: value })
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [postings])

  const choose = (next: Filters) => {
    goTo(next)
    setFilters(next)
  }

  const shown = filterPositions(postings, filters)
  return (
    <Headed heading={heading} id="positions">
      {postings.length > 0 && (
        <>
          <div
            ref={controls}
            className="noscript:hidden print:hidden [html:not([data-waking])_&]:invisible [[data-failed]_&]:invisible"
          >
            <PositionFilters postings={postings} filters={filters} onChange={choose} />
          </div>
          <p role="status" className="mb-4 text-sm text-ink-2">
            {`${shown.length} of ${postings.length} positions`}
          </p>
        </>
      )}
      <ul data-awake={awake ? '' : undefined} className="grid gap-4 lg:grid-cols-2 lg:gap-6">
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
    </Headed>
  )
}

/** Makes a choice the address of the page, unless it is. */
function goTo(filters: Filters): void {
  const query = writeFilters(location.search, filters)
  if (query !== location.search) history.pushState(history.state, '', location.pathname + query)
}

/** What a position is, in the order in which one reads it; the way to apply at its foot, level with its neighbor’s. */
function Card({ title, department, location, type, pay, description, requirements, href, apply }: Posting) {
  return (
    <li className="boxed flex flex-col gap-4">
      <h3 className="display text-h3">
        <a href={href} className="underline decoration-accent decoration-1 underline-offset-[5px]">
          {title}
        </a>
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {Object.entries({ Department: department, Location: location, Type: type, Pay: pay }).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-xs text-ink-2">{label}</dt>
                <dd className="text-sm font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{description}</p>
      <h4 className="-mb-3 text-sm font-medium">Requirements</h4>
      <ul className="list-disc pl-5 text-sm text-ink-2 marker:text-accent">
        {requirements.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink look="solid" href={apply} aria-label={`Apply Now: ${title}`} className="mt-auto self-start">
        Apply Now
      </ButtonLink>
    </li>
  )
}

const names = [
  { field: 'department', label: 'Department', all: 'All departments' },
  { field: 'location', label: 'Location', all: 'All locations' },
] as const

interface PositionFiltersProps {
  postings: readonly Filterable[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Two lists that combine, each choice with how many positions it would show. */
function PositionFilters({ postings, filters, onChange }: PositionFiltersProps) {
  return (
    <div className="mb-6 grid max-w-[36rem] gap-5 sm:grid-cols-2">
      {names.map(({ field, label, all }) => (
        <FormField key={field} name={field} label={label}>
          {(control) => (
            <select
              className={pickerLook}
              value={filters[field] ?? ''}
              onChange={({ target }) => {
                const { [field]: _before, ...other } = filters
                onChange(target.value ? { ...other, [field]: target.value } : other)
              }}
              {...control}
            >
              <option value="">{all}</option>
              {optionsOf(postings, field, filters).map(({ value, count }) => (
                <option key={value} value={value}>
                  {`${value} (${count})`}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ))}
    </div>
  )
}
