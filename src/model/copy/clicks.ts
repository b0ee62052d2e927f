/** How many clicks each address is away from the first; those out of reach are left out. */
export function clicksFrom(start: string, links: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const clicks = new Map([[start, 0]])
  // A map hands out what is added while it is read, in that order: it is the queue, too.
  for (const [address, distance] of clicks)
    for (const next of links.get(address) ?? []) if (!clicks.has(next)) clicks.set(next, distance + 1)
  return clicks
}
