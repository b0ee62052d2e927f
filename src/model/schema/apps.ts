import { z } from 'zod'
import { appFigure } from './app-figures.ts'
import { described as offering } from './catalog.ts'
import { common, kind, nextStep, question } from './parts.ts'
import { line, phrase } from './text.ts'

/** Front matter of apps that share one account, and of the family that lists them. */

/** What the row of an app shows in its family, beside its name and summary. */
export const appEntry = z
  .strictObject({
    startIf: line(20, 160).describe('For whom it is the one to begin with. It goes on from "Start here if".'),
    records: z.array(phrase(3, 60)).min(3).max(6).describe('What it records, a line for each.'),
  })
  .describe('How it stands among the apps of its family.')

const { risk: _nothingIsInvested, ...shared } = offering.shape

export const app = z
  .strictObject({
    ...shared,
    kind: kind('app'),
    figure: appFigure,
    entry: appEntry,
    questions: z
      .array(
        question.extend({
          step: z.int().min(1).optional().describe('The number of the step at which it comes up; left out, the last.'),
        }),
      )
      .min(1)
      .max(7)
      .describe('What visitors ask, each beside the step at which it comes up.'),
  })
  .superRefine(({ steps, questions }, context) => {
    for (const [i, { step = 1 }] of questions.entries())
      if (step > steps.length)
        context.addIssue({
          code: 'custom',
          path: ['questions', i, 'step'],
          message: `is ${step}, and there are ${steps.length} steps`,
        })
  })

export const apps = z.strictObject({
  kind: kind('apps'),
  ...common,
  preparing: line(20, 160).describe('One or two sentences below the names of those in preparation.'),
  next: nextStep,
})
