import { dirname } from 'node:path'
import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import { type Problem, type Tell, toldBy } from '../problems.ts'
import { isInPreparation } from '../status.ts'
import { repeats } from './near.ts'
import type { Linked } from './references.ts'

/** Whether the files make one tree of addresses, in which pages can be told apart. */
export function treeProblems(content: Linked): Problem[] {
  const { pages } = content
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return toldBy((tell) => {
    for (const { entry: page, first } of repeats(pages, ({ address }) => address))
      tell(
        page.file,
        'file name',
        `claims the address ${page.address}, which ${first.file} has already.`,
        'Remove one of the two files, or give it another name.',
      )
    for (const [parent, waiting] of missingParents(content)) checkParent(content, parent, waiting, tell)
    for (const page of pages) {
      checkAddress(page, tell)
      checkText(page, tell)
      // An article takes its category, its next step and its neighbors from the page above it.
      const parent = byAddress.get(parentAddress(page.address))
      if (page.kind === 'article' && parent && parent.kind !== 'category')
        tell(
          page.file,
          'file name',
          `puts an article below ${parent.address}, which is no category of insights.`,
          'Move it into the folder of a category, such as content/insights/blog/opinion.',
        )
    }
    checkRepeats(pages, tell)
    checkAliases(pages, byAddress, tell)
  })
}

/** The addresses above pages at which there is none, each with the pages that wait for it. */
function missingParents({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Map<string, Page[]> {
  const known = new Set([...pages.map(({ address }) => address), ...(unread ?? [])])
  const waiting = pages.filter(({ address }) => address !== '/' && !known.has(parentAddress(address)))
  return Map.groupBy(waiting, ({ address }) => parentAddress(address))
}

/** The same content, with pages that are missing above others as if they could not be read: what leads there is not told, too. */
export function withMissing<Given extends Linked>(content: Given): Given {
  return { ...content, unread: new Set([...(content.unread ?? []), ...missingParents(content).keys()]) }
}

/** One page that is missing is told once, however many stand below it. */
function checkParent({ drafts }: Linked, parent: string, [first, ...others]: readonly Page[], tell: Tell): void {
  if (!first) return
  const move = 'or move this file into the folder of a page that exists.'
  const missing = parent === '/' || first.file.startsWith('content/pages/') ? `${parent}/index.md` : `${parent}.md`
  const more = others.length > 0 ? `, as ${others.length} more,` : ''
  if (drafts?.some(({ address }) => address === parent))
    tell(first.file, 'file name', `stands${more} below ${parent}, a draft.`, `Publish that, ${move}`)
  else if (others.length === 0)
    tell(first.file, 'file name', `has no page above it at ${parent}.`, `Add that page, ${move}`)
  else
    tell(
      `content/pages${missing.replace('//', '/')}`,
      'file',
      `is missing, and ${others.length + 1} pages stand right below it.`,
      'Put it back, or move those pages.',
    )
}

/** Which pages show a text below their front matter, and so need one. */
function checkText(page: Page, tell: Tell): void {
  const isShown = page.kind !== 'careers' && page.kind !== 'home' && !isInPreparation(page)
  if (isShown && page.body === '') tell(page.file, 'text', 'is missing.', 'Write it below the fields.')
  if (!isShown && page.body !== '')
    tell(
      page.file,
      'text',
      'stands below the fields, and this kind of page does not show it.',
      'Remove it, or choose another kind or status.',
    )
}

/** Visitors tell pages apart by these, and siblings need one clear order. */
function checkRepeats(pages: readonly Page[], tell: Tell): void {
  // Pages in preparation say the same, each under its own title.
  const described = pages.filter((page) => !isInPreparation(page))
  for (const field of ['title', 'description', 'summary'] as const)
    for (const { entry, first } of repeats(field === 'title' ? pages : described, (page) => page[field]))
      tell(entry.file, field, `is the same as in ${first.file}.`, 'Say what is particular to this page.')
  const headingOf = ({ heading, name }: Page) => (heading ?? name).toLowerCase()
  // Siblings of one name are told by it (names.ts).
  for (const { entry: page, first } of repeats(pages, headingOf))
    if (parentAddress(page.address) !== parentAddress(first.address) || !isNamedAlike(page, first))
      tell(
        page.file,
        'heading',
        `is "${page.heading ?? page.name}", as in ${first.file}: readers could not tell the two pages apart.`,
        'Give this page a heading that says more than the name, such as "Private Research" for "Private".',
      )
  const placed = pages.filter(({ address }) => address !== '/')
  const cure = 'Give each page of a folder its own number; 1.5 goes between 1 and 2.'
  for (const { entry, first } of repeats(placed, ({ address, order }) => `${parentAddress(address)} ${order}`))
    tell(entry.file, 'order', `${entry.order} is taken by ${first.file}.`, cure)
}

const isNamedAlike = (one: Page, other: Page) => one.name.toLowerCase() === other.name.toLowerCase()

function checkAliases(pages: readonly Page[], byAddress: ReadonlyMap<string, Page>, tell: Tell): void {
  const owner = new Map<string, Page>()
  for (const page of pages)
    for (const [i, alias] of page.aliases.entries()) {
      const field = `aliases[${i}]`
      const [taken, target] = [owner.get(alias), byAddress.get(alias)]
      owner.set(alias, page)
      if (alias === page.address) tell(page.file, field, `${alias} is the page itself: a redirect loop.`, 'Remove it.')
      else if (target)
        tell(page.file, field, `${alias} is a page: ${target.file}.`, 'Remove it, or move that page first.')
      else if (taken)
        tell(page.file, field, `${alias} is an alias in ${taken.file} too.`, 'Keep it in one of the two files.')
    }
}

/** What a build writes by itself, or keeps for those who work on the site. */
const reserved = /^\/(?:404|api|gallery|icon|llms|manifest|robots|search|sitemap|social|well-known)(?:\/|$)|\/index$/i

/** Longer ones are cut in messages and logs, and some systems cannot store a file below them. */
const longest = 200

/** What files are called before anybody knows what they will be. Such a name would stay in the address for good. */
const working =
  /\/(?:(?:untitled|unnamed|unbenannt|test|tmp|temp|foo|asdf|draft|copy|new-(?:page|article|post|document|file))(?:-?\d+)?|copy-of-[^/]+|[^/]+-(?:copy|backup|bak|draft|wip|final)(?:-(?:v?\d+|final|draft))*)$/

/** Addresses that no page and no alias may have: too long, or another file of the build would stand in their place. */
export function checkAddress({ file, address, aliases }: Pick<Page, 'file' | 'address' | 'aliases'>, tell: Tell): void {
  const cure = working.test(address) ? 'Name the file after what it is about.' : 'Choose another name.'
  const why = whyUnfit(address)
  if (why) tell(file, 'file name', `gives the address ${why}`, cure)
  for (const [i, alias] of aliases.entries()) {
    const unfit = whyUnfit(alias)
    if (unfit) tell(file, `aliases[${i}]`, `is ${unfit}`, 'Remove it.')
  }
}

function whyUnfit(address: string): string | undefined {
  if (reserved.test(address)) return `${address}, which the site keeps for itself.`
  if (working.test(address)) return `${address}, which sounds like a working copy.`
  if (address.length <= longest) return undefined
  return `${address.slice(0, 40)}…, of ${address.length} characters, at most ${longest}.`
}

/** So many fields are wrong where the kind is: each alone would be mended in the wrong way. */
const many = 3

/**
 * A page whose kind is another than that of all pages beside it, and whose fields are wrong for it: the kind is what is
 * told, in the place of each field.
 */
export function withKinds(
  problems: readonly Problem[],
  texts: readonly { file: string; text: string }[],
): readonly Problem[] {
  const kinds = new Map(texts.map(({ file, text }) => [file, /^kind: *(\w+)/m.exec(text)?.[1]]))
  const wrong = new Map<string, Problem>()
  for (const [file, own] of Map.groupBy(problems, (problem) => problem.file)) {
    const kind = kinds.get(file)
    if (!kind || own.length < many || file.endsWith('/index.md')) continue
    const beside = texts.filter((other) => other.file !== file && dirname(other.file) === dirname(file))
    const others = beside.filter(({ file: name, text }) => !/\/index\.md$/.test(name) && !/^status: *in-/m.test(text))
    const [meant, ...more] = new Set(others.map((other) => kinds.get(other.file)))
    if (others.length < 2 || more.length > 0 || !meant || meant === kind) continue
    const what = `is "${kind}", and all other pages of ${dirname(file)} are "${meant}".`
    wrong.set(file, { file, field: 'kind', what, cure: `Write kind: ${meant}, or move the file.` })
  }
  return [...problems.filter(({ file }) => !wrong.has(file)), ...wrong.values()]
}
