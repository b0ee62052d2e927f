import { getCollection } from 'astro:content'
import { buildFooter, buildMenu } from './menu.ts'
import type { Page } from './page.ts'
import { readContent } from './read.ts'
import { allPages, buildTree } from './tree.ts'

/** A heading as Astro reports it. */
interface Heading {
  depth: number
  text: string
  slug: string
}

// The pages come from the collection below, which knows which of them are out.
const { company, menu, footer } = readContent(process.cwd(), { withScheduled: true })
const entries = await getCollection('pages')
const rendered = new Map(entries.map((entry) => [entry.id, entry.rendered]))
const tree = buildTree(entries.map(({ data }) => data as Page))

/** The whole map, for routes and templates. Computed once a build. */
export const site = {
  company,
  tree,
  pages: allPages(tree),
  menu: buildMenu(tree, menu),
  footer: buildFooter(tree, footer),
  /** A page's Markdown, rendered. */
  html: (page: Page): string => rendered.get(page.address)?.html ?? '',
  /** The second-level headings of its Markdown, for a list of contents. */
  headings: (page: Page) =>
    ((rendered.get(page.address)?.metadata?.['headings'] ?? []) as Heading[])
      .filter(({ depth }) => depth === 2)
      .map(({ text, slug }) => ({ label: text, anchor: slug })),
}
