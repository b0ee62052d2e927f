import { getCollection } from 'astro:content'
import type { Page } from '../model/page.ts'
import { type Facts, factsId } from '../model/store.ts'
import { buildFooter, buildMenu } from './menu.ts'
import { allPages, buildTree } from './tree.ts'

/** A heading as Astro reports it. */
interface Heading {
  depth: number
  text: string
  slug: string
}

const entries = await getCollection('content')
const facts = entries.find(({ id }) => id === factsId)?.data as Facts | undefined
if (!facts) throw new Error('The content was not loaded. src/model/loader.ts should have said why.')
const pages = entries.filter(({ id }) => id !== factsId)
const rendered = new Map(pages.map((entry) => [entry.id, entry.rendered]))
const tree = buildTree(pages.map(({ data }) => data as Page))
const { company, menu, footer, synonyms, readAt } = facts

/** The whole map, for routes and templates. Computed once a build. */
export const site = {
  company,
  /** When this build began. */
  builtAt: readAt,
  tree,
  pages: allPages(tree),
  menu: buildMenu(tree, menu),
  footer: buildFooter(tree, footer),
  /** Words that mean the same to a visitor who searches. */
  synonyms,
  /** A page's Markdown, rendered. */
  html: (page: Page): string => rendered.get(page.address)?.html ?? '',
  /** The second-level headings of its Markdown, for a list of contents. */
  headings: (page: Page) =>
    ((rendered.get(page.address)?.metadata?.['headings'] ?? []) as Heading[])
      .filter(({ depth }) => depth === 2)
      .map(({ text, slug }) => ({ label: text, anchor: slug })),
}
