import { z } from 'zod'
import { draws, told } from './told.ts'

export const document = z.strictObject({
  draws: draws('document', 'A document that is filled in.'),
  ...told,
})
