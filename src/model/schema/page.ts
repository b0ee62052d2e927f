import { z } from 'zod'
import { app, apps } from './apps.ts'
import { assets, division, family, inPreparation, offering } from './catalog.ts'
import { program } from './community.ts'
import { about, careers, contact, home, legal } from './company.ts'
import { fund, funds } from './funds.ts'
import { category } from './insights.ts'
import { product } from './product.ts'
import { strategies, strategy } from './strategies.ts'
import { toolbox } from './toolbox.ts'

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
  apps,
  app,
  z.discriminatedUnion('status', [offering, inPreparation]),
  assets,
  product,
  toolbox,
  program,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
