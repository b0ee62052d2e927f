import { z } from 'zod'
import { point } from './parts.ts'

/** What stands at the step it belongs to. */

export const step = z.int().min(1).optional()

/** A list of points; `says` is what the step means for them. */
export const pointsAtSteps = (says: string) =>
  z
    .array(point.extend({ step: step.describe(says) }))
    .min(2)
    .max(6)

type Placed = readonly { step?: number | undefined }[]

/** Nothing in these lists stands at a step that is not there. */
export const refuseStepsBeyond =
  <Field extends string>(...fields: Field[]) =>
  (page: { steps: readonly unknown[] } & Record<Field, Placed>, context: z.RefinementCtx) => {
    const last = page.steps.length
    for (const field of fields)
      for (const [i, { step = 1 }] of page[field].entries())
        if (step > last)
          context.addIssue({
            code: 'custom',
            path: [field, i, 'step'],
            message: `is ${step}, and there are ${last} steps`,
          })
  }
