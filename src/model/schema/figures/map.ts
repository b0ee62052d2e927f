import { z } from 'zod'
import { draws, told } from './told.ts'

export const map = z.strictObject({
  draws: draws('map', 'Places on two axes.'),
  ...told,
})
