import { z } from 'zod'
import { draws, told } from './told.ts'

export const screen = z.strictObject({
  draws: draws('screen', 'The screen of a program.'),
  ...told,
})
