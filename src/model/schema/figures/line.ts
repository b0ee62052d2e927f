import { z } from 'zod'
import { draws, told } from './told.ts'

export const line = z.strictObject({
  draws: draws('line', 'One or two lines over time, against a level.'),
  ...told,
})
