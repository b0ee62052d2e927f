import { z } from 'zod'
import { parseMarkdown, type Source, stop } from './parse.ts'
import { line, phrase } from './schema/parts.ts'

/** Front matter of an open position. */
const positionSchema = z.strictObject({
  /** What the job is called: heading of its page and of its card. */
  title: line(4, 48),
  /** The part of the group that hires; the list is sorted and filtered by it. */
  department: z.enum(['Community', 'Investment', 'Research', 'Technology']),
  /** Where the work is done; the list is filtered by it. */
  location: z.enum(['New York', 'Remote', 'London', 'Singapore']),
  /** How much of the week it takes. */
  type: z.enum(['Full-time']),
  /** One short line under the title. No full stop. */
  summary: phrase(15, 80),
  /** One sentence: what the job is and for whom. On the card and in search results. */
  description: line(70, 155),
  /** What a candidate brings, a line for each. No full stop. */
  requirements: z.array(phrase(10, 110)).min(3).max(6),
  /** The last day to apply, such as 2026-09-30; left out where there is none. */
  closes: z.iso.date('must be a date such as 2026-09-30').optional(),
})

type PositionFields = z.infer<typeof positionSchema>

/** A position as read from its file. */
export type Position = PositionFields & Source

/** `facts` are the values of `{{...}}` (see facts.ts). */
export function parsePosition(file: string, text: string, facts: ReadonlyMap<string, string>): Position {
  const name = file.replace(/^content\/positions\//, '').replace(/\.md$/, '')
  // An index would take the place of the careers page.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name === 'index')
    throw stop(
      file,
      'file name',
      `gives the address /careers/${name}.`,
      'Name it after the position in lower-case letters, digits and hyphens, such as program-coordinator.md.',
    )
  const parsed = parseMarkdown(file, text, facts, positionSchema)
  if (parsed.body === '')
    throw stop(file, 'text', 'is missing.', 'Describe the work, a usual week and how we hire, below the front matter.')
  return { ...parsed, address: `/careers/${name}`, file }
}

const day = 24 * 60 * 60 * 1000

/** The positions one can still apply for, by department, then title. The closing day counts to its end, in UTC. */
export function openPositions(positions: readonly Position[], today: Date): Position[] {
  return positions
    .filter(({ closes }) => closes === undefined || today.getTime() < Date.parse(closes) + day)
    .sort((a, b) => a.department.localeCompare(b.department, 'en') || a.title.localeCompare(b.title, 'en'))
}

/** A position as a page of the site, below the careers page: so it is in the menu, the breadcrumb and the sitemap too. */
export type PositionPage = Omit<PositionFields, 'title'> & {
  kind: 'position'
  name: string
  heading?: undefined
  parts?: undefined
  title: string
  order: number
  aliases: string[]
}

export function positionPages(positions: readonly Position[]): (PositionPage & Source)[] {
  return positions.map(({ title, ...position }, i) => ({
    ...position,
    kind: 'position',
    name: title,
    title: `${title}, ${position.location}`,
    order: i + 1,
    aliases: [],
  }))
}
