import { z } from 'zod'
import { draws, told } from './told.ts'

export const marks = z.strictObject({
  draws: draws('marks', 'A table of marks.'),
  ...told,
})
