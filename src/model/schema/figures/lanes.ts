import { z } from 'zod'
import { draws, told } from './told.ts'

export const lanes = z.strictObject({
  draws: draws('lanes', 'Spans of time, in lanes.'),
  ...told,
})
