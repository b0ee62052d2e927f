import { z } from 'zod'
import { comparing as family, described as offering } from './catalog.ts'
import { instrumentCase, payoffs } from './instrument-case.ts'
import { kind, risk, sharedRisk } from './parts.ts'
import { line } from './text.ts'

/** Front matter of instruments, and of the family that draws what their contracts do. */

const contract = z.strictObject({
  name: line(2, 40).describe('What it is called, such as "Bought option".'),
  text: line(20, 160).describe('What it does for whoever owns the thing, in a sentence or two.'),
  draws: z
    .enum(payoffs)
    .describe(
      'Its drawing: fixed, whatever the price does; nearly fixed, as the local price drifts; a floor that costs a premium; bare, with nothing behind it.',
    ),
})

export const instrument = z.strictObject({
  ...offering.shape,
  kind: kind('instrument'),
  contracts: z
    .array(contract)
    .min(2)
    .max(3)
    .describe('Its contracts, each with a drawing of what it does: they stand on the page above.'),
  case: instrumentCase.optional(),
  risk: risk.describe('What can go wrong. Stands beside the facts.'),
})

export const instruments = z.strictObject({
  ...family.shape,
  kind: kind('instruments'),
  risk: sharedRisk,
  comparing: line(8, 60).describe('The heading above the drawings of all instruments.'),
})
