import { getCollection } from 'astro:content'
import { buildFooter, buildMenu } from './menu.ts'
import type { Page } from './parse.ts'
import { readContent } from './read.ts'
import { allPages, buildTree } from './tree.ts'

const { company, menu, footer } = readContent(process.cwd())
const entries = await getCollection('pages')
const html = new Map(entries.map(({ id, rendered }) => [id, rendered?.html ?? '']))
const tree = buildTree(entries.map(({ data }) => data as Page))

/** The whole map, for routes and templates. Computed once a build. */
export const site = {
  company,
  tree,
  pages: allPages(tree),
  menu: buildMenu(tree, menu),
  footer: buildFooter(tree, footer),
  /** A page's Markdown, rendered. */
  html: (page: Page): string => html.get(page.address) ?? '',
}
