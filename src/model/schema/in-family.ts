import { z } from 'zod'

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = z.strictObject({}).describe('What the figure of its family draws of it.')
