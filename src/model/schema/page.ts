import { z } from 'zod'
import { app, apps } from './apps.ts'
import { assets, division, inPreparation } from './catalog.ts'
import { about, careers, contact, home, legal } from './company.ts'
import { family } from './family.ts'
import { category, shelf } from './insights.ts'
import { instrument, instruments } from './instruments.ts'
import { offering } from './offering.ts'
import { product } from './product.ts'
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
  instruments,
  instrument,
  apps,
  app,
  z.discriminatedUnion('status', [offering, inPreparation]),
  assets,
  product,
  toolbox,
  shelf,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
