import type { Source } from './parse.ts'
import type { PositionPage } from './positions.ts'
import type { FrontMatter } from './schema.ts'

/** A page of the site: written as one, or made from an open position. */
export type Page = (FrontMatter | PositionPage) & Source
