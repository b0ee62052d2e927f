import { z } from 'zod'
import { assets, division, family, inPreparation, offering } from './catalog.ts'
import { program } from './community.ts'
import { about, careers, contact, home, legal } from './company.ts'
import { engagement, engagements, studies, study } from './documents.ts'
import { fund, funds } from './funds.ts'
import { category } from './insights.ts'
import { product } from './product.ts'
import { strategies, strategy } from './strategies.ts'

/** Front matter of a page, by kind; an offering also by its status. */
export const pageSchema = z.discriminatedUnion('kind', [
  home,
  about,
  careers,
  contact,
  legal,
  division,
  family,
  funds,
  fund,
  strategies,
  strategy,
  engagements,
  engagement,
  studies,
  study,
  z.discriminatedUnion('status', [offering, inPreparation]),
  assets,
  product,
  program,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
