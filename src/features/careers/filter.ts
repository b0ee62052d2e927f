/** What the list is filtered by. In this order they stand in the address, under these names. */
const fields = ['department', 'location'] as const
type Field = (typeof fields)[number]

/** The part of a position that the filters look at. */
export type Filterable = Readonly<Record<Field, string>>

/** What is chosen. A field left out lets every position through. */
export type Filters = Partial<Filterable>

/** One choice in a filter. */
interface Option {
  value: string
  /** How many positions choosing it would show. */
  count: number
}

/** The positions that pass both filters, in their order. */
export function filterPositions<P extends Filterable>(positions: readonly P[], filters: Filters): P[] {
  return positions.filter((position) =>
    fields.every((field) => filters[field] === undefined || filters[field] === position[field]),
  )
}

/**
 * The choices of one filter, by name, counted among the positions that pass the other filter.
 * A choice with none stays on offer, so that the list of choices never jumps.
 */
export function optionsOf(positions: readonly Filterable[], field: Field, filters: Filters = {}): Option[] {
  const { [field]: _own, ...other } = filters
  const passing = filterPositions(positions, other)
  return valuesOf(positions, field).map((value) => ({
    value,
    count: passing.filter((position) => position[field] === value).length,
  }))
}

/**
 * What a query string chooses, in upper or lower case; where it names a field twice, the first value known counts.
 * What no position has is ignored, so that an old link still shows a list.
 */
export function readFilters(query: string, positions: readonly Filterable[]): Filters {
  const params = [...new URLSearchParams(query)]
  const chosen = (field: Field) => {
    const known = new Map(valuesOf(positions, field).map((value) => [value.toLowerCase(), value]))
    const written = params.find(([name, value]) => isNamed(name, field) && known.has(value.toLowerCase()))
    return written ? { [field]: known.get(written[1].toLowerCase()) } : {}
  }
  return { ...chosen('department'), ...chosen('location') }
}

/** The query string for a choice: empty, or from the `?` on. Other parameters of `query` are kept, before ours. */
export function writeFilters(query: string, filters: Filters): string {
  const others = [...new URLSearchParams(query)].filter(([name]) => !fields.some((field) => isNamed(name, field)))
  const ours = fields.flatMap((field) => (filters[field] ? [[field, filters[field].toLowerCase()]] : []))
  const written = new URLSearchParams([...others, ...ours]).toString()
  return written && `?${written}`
}

const isNamed = (name: string, field: Field) => name.toLowerCase() === field

function valuesOf(positions: readonly Filterable[], field: Field): string[] {
  return [...new Set(positions.map((position) => position[field]))].sort((a, b) => a.localeCompare(b, 'en'))
}
