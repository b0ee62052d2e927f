import { z } from 'zod'
import { assets, division, family, inPreparation } from './catalog.ts'
import { about, careers, contact, home, legal } from './company.ts'
import { category, shelf } from './insights.ts'
import { offering } from './offering.ts'
import { product } from './product.ts'

/** Front matter of a page, by kind; an offering also by its status. */
export const pageSchema = z.discriminatedUnion('kind', [
  home,
  about,
  careers,
  contact,
  legal,
  division,
  family,
  z.discriminatedUnion('status', [offering, inPreparation]),
  assets,
  product,
  shelf,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
