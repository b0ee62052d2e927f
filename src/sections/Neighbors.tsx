import { type Neighbor, NeighborLinks } from '../ui/NeighborLinks.tsx'

/** The article before and the one after, at the end of an article. */
export function Neighbors({ previous, next }: { previous: Neighbor | undefined; next: Neighbor | undefined }) {
  return (
    <div className="wrap pb-15 md:pb-21">
      <NeighborLinks label="More articles" previous={previous} next={next} />
    </div>
  )
}
