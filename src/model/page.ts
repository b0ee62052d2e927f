import type { ArticlePage } from './articles.ts'
import type { Source } from './parse.ts'
import type { PositionPage } from './positions.ts'
import type { FrontMatter } from './schema/page.ts'

/** A page of the site: written as one, or made from an open position or an article. */
export type Page = (FrontMatter | PositionPage | ArticlePage) & Source
