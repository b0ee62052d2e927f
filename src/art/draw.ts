import { Random } from '../lib/random.ts'
import { arcs } from './arcs.ts'
import { circles } from './circles.ts'
import { curves } from './curves.ts'
import type { Drawing, Frame } from './drawing.ts'
import { lattice } from './lattice.ts'
import { paths } from './paths.ts'

const generators = { lattice, curves, paths, arcs, circles }

/** Which of the five fields: one for each division. */
export type Style = keyof typeof generators

/** Draws a page's field. The seed is the page's own address, so that no two pages look alike. */
export function draw(style: Style, seed: string, frame: Frame): Drawing {
  return generators[style](frame, new Random(seed))
}
