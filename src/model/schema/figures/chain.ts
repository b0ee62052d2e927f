import { z } from 'zod'
import { draws, told } from './told.ts'

export const chain = z.strictObject({
  draws: draws('chain', 'One thing after another.'),
  ...told,
})
