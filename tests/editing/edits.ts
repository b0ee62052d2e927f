import { isSeq } from 'yaml'
import { parentAddress } from '../../src/model/address.ts'
import type { Page } from '../../src/model/page.ts'
import { isInPreparation } from '../../src/model/status.ts'
import type { Editor } from './editor.ts'
import * as texts from './texts.ts'

type Family = Extract<Page, { kind: 'family' }>

const childrenOf = (pages: readonly Page[], parent: Page) =>
  pages.filter(({ address }) => address !== '/' && parentAddress(address) === parent.address)
const offerings = (pages: readonly Page[]) => pages.filter((page) => page.kind === 'offering' && !isInPreparation(page))

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Error('The content has nothing that this edit could begin with.')
  return value
}

/** A family with offerings to choose from, with notes about risk where there is one. */
function familyOf(pages: readonly Page[]): Family {
  const families = pages.filter(
    (page): page is Family => page.kind === 'family' && offerings(childrenOf(pages, page)).length > 1,
  )
  return found(families.find(({ carriesRisk }) => carriesRisk) ?? families[0])
}

/** The offering of that family that the fewest files name. */
function leastNamed(pages: readonly Page[]): Page {
  const named = (page: Page) => JSON.stringify(pages).split(`"${page.address}"`).length
  return found(offerings(childrenOf(pages, familyOf(pages))).sort((a, b) => named(a) - named(b))[0])
}

const folderOf = (page: Page) => `content/pages${page.address}`
const addAlias = (editor: Editor, file: string, aliases: readonly string[]) =>
  editor.change(file, (fields) => {
    if (!isSeq(fields.get('aliases'))) fields.set('aliases', fields.createNode([]))
    for (const alias of aliases) fields.addIn(['aliases'], alias)
  })

/** Ten things that people who look after a site do every month. */
export const edits: Record<string, (editor: Editor) => void> = {
  'a new fund, second in order': (editor) => {
    const { pages } = editor
    const family = familyOf(pages)
    const siblings = childrenOf(pages, family).sort((a, b) => a.order - b.order)
    for (const [i, { file }] of siblings.slice(1).entries()) editor.change(file, (fields) => fields.set('order', i + 3))
    const related = offerings(siblings).slice(0, 2)
    const fields = texts.offering(
      'New fund',
      'glass jars',
      family,
      related.map(({ address }) => address),
    )
    editor.change(found(siblings[0]).file, (first) => first.set('order', 1))
    editor.add(`${folderOf(family)}/new-fund.md`, { ...fields, order: 2 }, texts.offeringText('glass jars'))
  },

  'a new article': (editor) => {
    const { pages } = editor
    const category = found(pages.find(({ kind }) => kind === 'category'))
    const related = offerings(pages).slice(0, 2)
    const fields = texts.article(
      'tin cans',
      related.map(({ address }) => address),
    )
    editor.add(`content${category.address}/tin-cans.md`, fields, texts.articleText('tin cans'))
  },

  'a new position': (editor) => {
    editor.add('content/positions/keeper.md', texts.position('wooden spoons'), texts.positionText('wooden spoons'))
  },

  'one more office': (editor) => {
    editor.change('content/company.yaml', (company) =>
      company.addIn(
        ['offices'],
        company.createNode({
          city: 'Reykjavik',
          address: ['4 Example Street', '101 Reykjavik', 'Iceland'],
          phone: '+354 555 0142',
          email: 'reykjavik@example.com',
          timeZone: 'Atlantic/Reykjavik',
          country: 'IS',
        }),
      ),
    )
  },

  'another name for the company, with a colon and a hash in it': (editor) => {
    editor.change('content/company.yaml', (company) => {
      company.set('name', 'Acme: Partners #1')
      company.set('shortName', 'Acme: #1')
    })
  },

  'a page moved': (editor) => {
    const { pages } = editor
    const page = leastNamed(pages)
    const division = found(pages.find(({ address }) => address === parentAddress(parentAddress(page.address))))
    const to = `${division.address}/${page.address.split('/').at(-1)}-moved`
    const file = `content/pages${to}.md`
    editor.readdress(page.address, to)
    editor.move(page.file, file)
    const last = Math.max(...childrenOf(pages, division).map(({ order }) => order))
    editor.change(file, (fields) => fields.set('order', last + 1))
    addAlias(editor, file, [page.address])
  },

  'a longer paragraph': (editor) => {
    // Where it is hardest: on the longest page that no rule keeps short.
    const long = editor.pages.filter(({ kind }) => kind !== 'article' && kind !== 'offering')
    const length = (page: Page) => JSON.stringify(page).length
    const { file } = found(long.sort((a, b) => length(b) - length(a))[0])
    editor.rewrite(file, (body) => `${body.trimEnd()} ${texts.addition}\n`)
  },

  'a new item in the menu': (editor) => {
    const { pages } = editor
    const divisions = pages.filter(({ kind }) => kind === 'division')
    const lone = found(divisions.flatMap((division) => offerings(childrenOf(pages, division)))[0])
    editor.change('content/menu.yaml', (menu) => menu.addIn([0, 'items'], menu.createNode({ page: lone.address })))
  },

  'one more division': (editor) => {
    const { pages } = editor
    const last = Math.max(...pages.filter(({ address }) => parentAddress(address) === '/').map(({ order }) => order))
    const fields = texts.division('New division', 'oak barrels')
    editor.add('content/pages/new-division/index.md', { ...fields, order: last + 1 }, texts.divisionText('oak barrels'))
    editor.change('content/menu.yaml', (menu) => {
      const section = { title: 'New division', short: 'New', page: '/new-division', items: [{ page: '/new-division' }] }
      menu.addIn([], menu.createNode(section))
    })
    for (const kind of ['about', 'legal'])
      editor.rewrite(
        found(pages.find((page) => page.kind === kind)).file,
        (body) => `${body.trimEnd()}\n\nSee from the ${kind} page what our [new division](/new-division) does.\n`,
      )
  },

  'a page retired': (editor) => {
    const { pages } = editor
    const page = leastNamed(pages)
    const family = familyOf(pages)
    editor.remove(page.file)
    editor.readdress(page.address, family.address)
    addAlias(editor, family.file, [page.address, ...page.aliases])
  },
}
