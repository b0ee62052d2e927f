import type { Holds } from '../../model/schema/records.ts'

interface Field {
  label: string
  holds: Holds
}

/** What a card says first, next and last; of each, the first kind that a record has. */
const places: readonly (readonly Holds[])[] = [['what', 'who'], ['decision', 'amount', 'when'], ['source']]

/** Up to three lines of a record: what or whom it is about, what came of it, and where that is from. */
export function cardLines<Line extends Field>(fields: readonly Line[]): Line[] {
  return places.flatMap((kinds) => {
    const [kind] = kinds.filter((holds) => fields.some((field) => field.holds === holds))
    return fields.find((field) => field.holds === kind) ?? []
  })
}
