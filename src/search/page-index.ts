import type { Entry } from './entry.ts'

/** The pages of a division as a list: those right below it, each with all that is below it. */
export interface Chapter {
  name: string
  /** The division's own page, where it has one. */
  address?: string | undefined
  parts: { entry: Entry; below: Entry[] }[]
}

/** Every page by division, in the order of the map: the search without a question. */
export function pageIndex(entries: readonly Entry[]): Chapter[] {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([name, members]) => {
    const head = members.find((member) => member.name === name && member.place.length === 0)
    const parts: Chapter['parts'] = []
    for (const entry of members) {
      const part = parts.findLast((above) => entry.address.startsWith(`${above.entry.address}/`))
      if (entry === head) continue
      if (part) part.below.push(entry)
      else parts.push({ entry, below: [] })
    }
    return { name, address: head?.address, parts }
  })
}
