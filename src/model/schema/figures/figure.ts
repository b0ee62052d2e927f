import { z } from 'zod'
import { bars } from './bars.ts'
import { type CallsDrawn, call } from './call.ts'
import { chain } from './chain.ts'
import { document } from './document.ts'
import { lanes } from './lanes.ts'
import { line } from './line.ts'
import type { MembersLines } from './lines.ts'
import type { MembersMap } from './map.ts'
import { marks } from './marks.ts'
import { papers } from './papers.ts'
import { type ContractsDrawn, payoff } from './payoff.ts'
import { screen } from './screen.ts'
import { thread } from './thread.ts'

/** The figures of the site: a page has one, and says what it draws. */
export const figure = z
  .discriminatedUnion('draws', [line, bars, lanes, marks, thread, chain, payoff, papers, document, screen, call])
  .describe('The figure of the page.')

/** Beside what a page writes down, what the figure of a family derives from its members. */
export type FigureData = z.infer<typeof figure> | CallsDrawn | ContractsDrawn | MembersMap | MembersLines
export type FigureOf<Draws extends FigureData['draws']> = Extract<FigureData, { draws: Draws }>
