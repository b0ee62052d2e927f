import { z } from 'zod'
import { lines } from './figures/lines.ts'
import { map } from './figures/map.ts'

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z.discriminatedUnion('draws', [map, lines])
