import type { DrawnBlock } from '../../model/schema/drawn.ts'
import { Blocks, Screen } from './drawn/Screen.tsx'

interface SpecimenProps {
  product: string
  shows: string
  blocks: readonly DrawnBlock[]
}

/** A small screen of an app, drawn. */
export function Specimen({ product, shows, blocks }: SpecimenProps) {
  return (
    <Screen product={product} shows={shows} className="specimen">
      <div className="pane">
        <Blocks blocks={blocks} />
      </div>
    </Screen>
  )
}
