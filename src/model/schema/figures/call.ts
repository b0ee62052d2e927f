import { z } from 'zod'
import { draws, told } from './told.ts'

export const call = z.strictObject({
  draws: draws('call', 'Who says what to whom, with a request and its answer.'),
  ...told,
})
