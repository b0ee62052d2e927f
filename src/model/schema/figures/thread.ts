import { z } from 'zod'
import { draws, told } from './told.ts'

export const thread = z.strictObject({
  draws: draws('thread', 'Threads from events to what they lead to.'),
  ...told,
})
