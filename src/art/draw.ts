import { Random } from '../lib/random.ts'
import { type CirclesContent, circles } from './circles.ts'
import { type CurvesContent, curves } from './curves.ts'
import type { Drawing, Frame } from './drawing.ts'
import { type LatticeContent, lattice } from './lattice.ts'
import { type PathsContent, paths } from './paths.ts'
import { type RingsContent, rings } from './rings.ts'
import { type TallyContent, tally } from './tally.ts'

/** Which of the six fields, and what the page says that it is drawn from. What is not said is as usual. */
export type Art =
  | ({ style: 'lattice' } & LatticeContent)
  | ({ style: 'curves' } & CurvesContent)
  | ({ style: 'paths' } & PathsContent)
  | ({ style: 'rings' } & RingsContent)
  | ({ style: 'circles' } & CirclesContent)
  | ({ style: 'tally' } & TallyContent)

/** Which of the six fields: one for each division, and the company's. */
export type Style = Art['style']

/** Draws a page's field from what the page says. The seed, its address, only turns and shifts it. */
export function draw(art: Art, seed: string, frame: Frame): Drawing {
  const random = new Random(seed)
  const drawn = frame.height < 120 ? small[art.style] : art
  switch (drawn.style) {
    case 'lattice':
      return lattice(frame, random, drawn)
    case 'curves':
      return curves(frame, random, drawn)
    case 'paths':
      return paths(frame, random, drawn)
    case 'rings':
      return rings(frame, random, drawn)
    case 'circles':
      return circles(frame, random, drawn)
    case 'tally':
      return tally(frame, random, drawn)
  }
}

/** On cards there is room for the hand alone, not for what a page says. */
const small: Record<Style, Art> = {
  lattice: { style: 'lattice', capabilities: 3, steps: 3 },
  curves: { style: 'curves', waves: 0.8, lines: 8 },
  paths: { style: 'paths', capabilities: 2, steps: 1 },
  rings: { style: 'rings', dials: [1] },
  circles: { style: 'circles', audiences: 2, steps: 2, offers: 1 },
  tally: { style: 'tally', rows: ['..||||||!!......', '....||!!!!||....', '......!!||||||..'] },
}
