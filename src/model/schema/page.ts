import { z } from 'zod'
import { offers } from './catalog.ts'
import { about, careers, contact, home, legal } from './company.ts'
import { category, shelf } from './insights.ts'

/** Front matter of a page, by kind. */
export const pageSchema = z.discriminatedUnion('kind', [
  home,
  about,
  careers,
  contact,
  legal,
  ...offers,
  shelf,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
