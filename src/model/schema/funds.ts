import { z } from 'zod'
import { comparing as family, described as offering } from './catalog.ts'
import { headed, kind, risk, sharedRisk } from './parts.ts'
import { line } from './text.ts'
import { worked } from './worked.ts'

/** Front matter of funds, and of the family that puts them on one map. */

/** How a fund's money reaches its holders; each has its own mark on the map. */
const pays = ['interest', 'rent', 'fees', 'irregular'] as const
export type Pays = (typeof pays)[number]

const place = z.int().min(1).max(5)

const fundPlace = z
  .strictObject({
    horizon: place.describe('How long it is meant to be held, beside the other funds: 1 is short, 5 is decades.'),
    cash: place.describe('How long getting out takes: 1 is a dealing day, 5 the end of a project.'),
    pays: z.enum(pays).describe('How money reaches holders on the way.'),
  })
  .describe('Where it stands among the funds of its family. The places are relative, never measured.')

export const fund = z.strictObject({
  ...offering.shape,
  kind: kind('fund'),
  place: fundPlace,
  case: worked,
  capabilities: offering.shape.capabilities.describe('What units give their holders, each on a coupon of the paper.'),
  risk: risk.describe('The legend of the paper, before the steps.'),
})

const axisLabel = line(3, 28)

const mapLabels = z
  .strictObject({
    horizon: z.array(axisLabel).length(5).describe('What the five columns mean, from the shortest to the longest.'),
    cash: z
      .array(
        z.strictObject({
          label: axisLabel.describe('The step, such as "Slow".'),
          text: line(8, 60).describe('What it means for a holder who wants to leave.'),
        }),
      )
      .length(5)
      .describe('What the five rows mean, from the quickest way out to the slowest.'),
    pays: z
      .strictObject({
        interest: axisLabel.describe('Beside a filled circle.'),
        rent: axisLabel.describe('Beside a filled square.'),
        fees: axisLabel.describe('Beside a filled triangle.'),
        irregular: axisLabel.describe('Beside an open diamond.'),
      })
      .describe('The words for how funds pay.'),
    finding: z
      .strictObject({
        title: line(10, 70).describe('What the map shows, in one sentence.'),
        text: line(20, 200).describe('What follows from it for a reader.'),
      })
      .describe('Stands in the free corner of the map, or below it where none is free.'),
  })
  .describe('The words of the map.')

export const funds = z.strictObject({
  ...family.shape,
  kind: kind('funds'),
  risk: sharedRisk,
  map: mapLabels,
  paying: headed.describe('Above the map in words: the funds by what they pay, with the facts compared.'),
})
