import type { z } from 'zod'
import { addressOf, wordPattern } from './address.ts'
import { parseMarkdown, type Source, stop } from './parse.ts'
import type { Placeholders } from './placeholders.ts'
import { position as positionSchema } from './schema/position.ts'

type PositionFields = z.infer<typeof positionSchema>

/** A position as read from its file. */
export type Position = PositionFields & Source

export function parsePosition(file: string, text: string, values: Placeholders): Position {
  const name = file.replace(/^content\/positions\//, '').replace(/\.md$/, '')
  // An index would take the place of the careers page.
  if (!wordPattern.test(name) || name === 'index')
    throw stop(
      file,
      'file name',
      `gives the address /careers/${name}.`,
      'Name it after the position in lower-case letters, digits and hyphens, such as program-coordinator.md.',
    )
  const parsed = parseMarkdown(file, text, values, positionSchema)
  if (parsed.body === '')
    throw stop(file, 'text', 'is missing.', 'Describe the work, a usual week and how we hire, below the fields.')
  return { ...parsed, address: addressOf(file), file }
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
  /** True after its last day. */
  closed: boolean
}

/** Positions by department, then title. */
export function positionPages(positions: readonly Position[], today: Date): (PositionPage & Source)[] {
  return positions
    .toSorted((a, b) => a.department.localeCompare(b.department, 'en') || a.title.localeCompare(b.title, 'en'))
    .map(({ title, ...position }, i) => ({
      ...position,
      kind: 'position',
      name: title,
      title: `${title}, ${position.location}`,
      order: i + 1,
      aliases: [],
      closed: position.closes !== undefined && today.getTime() >= Date.parse(position.closes) + day,
    }))
}

/** The closing day counts to its end, in UTC. */
const day = 24 * 60 * 60 * 1000
