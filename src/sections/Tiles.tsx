import { type Tile, TileGrid } from '../ui/TileGrid.tsx'
import { Wide } from '../ui/Wide.tsx'

/** A full-width section of links. */
export function Tiles({ heading, id, tiles }: { heading: string; id: string; tiles: readonly Tile[] }) {
  return (
    <Wide heading={heading} id={id}>
      <TileGrid tiles={tiles} />
    </Wide>
  )
}
