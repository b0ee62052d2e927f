import { getCollection } from 'astro:content'
import { chaptersOf } from '../lib/prose.ts'
import type { Page } from '../model/page.ts'
import { type Facts, factsId } from '../model/store.ts'
import { buildFooter, buildMenu } from './menu.ts'
import { drawingAddress, type StoredImage, withPictures } from './pictures.ts'
import { allPages, buildTree } from './tree.ts'

/** A heading as Astro reports it. */
interface Heading {
  depth: number
  text: string
  slug: string
}

const entries = await getCollection('content')
const facts = entries.find(({ id }) => id === factsId)?.data as unknown as Facts | undefined
if (!facts) throw new Error('The content was not loaded. src/model/loader.ts should have said why.')
const pages = entries.filter(({ id }) => id !== factsId)
const rendered = new Map(pages.map((entry) => [entry.id, entry.rendered]))
const imagesIn = (entry: (typeof pages)[number]) => (entry.data.images ?? []) as unknown as StoredImage[]
const texts = new Map(
  await Promise.all(
    pages.map(async (entry) => [entry.id, await withPictures(entry.rendered?.html ?? '', imagesIn(entry))] as const),
  ),
)
// Without their images: Astro publishes the original of each whose address anybody reads.
const tree = buildTree(pages.map(({ data: { images: _images, ...page } }) => page as unknown as Page))
const { company, menu, footer, synonyms, readAt, changed } = facts

/** The second-level headings of a page's Markdown, for a list of contents. */
const headings = (page: Page) =>
  ((rendered.get(page.address)?.metadata?.['headings'] ?? []) as Heading[])
    .filter(({ depth }) => depth === 2)
    .map(({ text, slug }) => ({ label: text, anchor: slug }))

/** A page's Markdown, rendered. */
const html = (page: Page): string => texts.get(page.address) ?? ''

/** The whole map, for routes and templates. Computed once a build. */
export const site = {
  company,
  /** With what a browser needs to know of their clocks. */
  offices: company.offices,
  /** When this build began. */
  builtAt: readAt,
  /** The day a page was last reviewed, or else its file changed; undefined where nobody knows. */
  changedOn: (page: Page): string | undefined => ('reviewed' in page && page.reviewed) || changed[page.file],
  tree,
  pages: allPages(tree),
  menu: buildMenu(tree, menu),
  footer: buildFooter(tree, footer),
  /** Words that mean the same to a visitor who searches. */
  synonyms,
  html,
  headings,
  /** What its text goes on to say, a part for each of those headings. */
  chapters: (page: Page) => chaptersOf(html(page), headings(page)),
  /** The SVGs that pages show, by where they are published. */
  drawings: new Map(
    pages.flatMap((entry) =>
      imagesIn(entry).flatMap((image) => (image.svg ? [[drawingAddress(image), image.svg]] : [])),
    ),
  ),
}
