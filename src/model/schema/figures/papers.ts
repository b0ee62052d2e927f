import { z } from 'zod'
import { draws, told } from './told.ts'

export const papers = z.strictObject({
  draws: draws('papers', 'Two or three papers side by side, and where they clash.'),
  ...told,
})
