import { z } from 'zod'
import { draws, told } from './told.ts'

export const payoff = z.strictObject({
  draws: draws('payoff', 'What a contract makes of a price.'),
  ...told,
})
