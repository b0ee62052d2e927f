import { z } from 'zod'
import { draws, told } from './told.ts'

export const bars = z.strictObject({
  draws: draws('bars', 'Bars against a level.'),
  ...told,
})
