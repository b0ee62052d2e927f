import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aligned } from './content-report.ts'
import { type Change, compare, type Difference, facets } from './same/compare.ts'
import { readPage } from './same/read.ts'

/** Tells what each page of one build lost and gained in another: npm run same -- dist-before dist */
const usage = `npm run same -- dist-before dist                  a line for each page that is not the same
npm run same -- dist-before dist --page /about    all of one page; "around" is what surrounds the home page
npm run same -- dist-before dist --lost           every sentence that no page took over`

try {
  const options = { page: { type: 'string' }, lost: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [before, after, ...more] = positionals
  if (!before || !after || more.length > 0) throw new Error(usage)
  const [was, is] = [read(before), read(after)]
  const { page } = values
  if (page && !was.has(page) && !is.has(page)) throw new Error(`Neither build has a page ${page}.`)
  const changes = compare(was, is)
  console.log(page ? detail(page, changes) : values.lost ? lost(changes) : summary(changes))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function read(folder: string) {
  const files = globSync('**/*.html', { cwd: folder })
  if (!files.includes('index.html')) throw new Error(`${folder} is no built site: it has no home page.`)
  const html = (file: string) => readFileSync(join(folder, file), 'utf8')
  const address = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
  const pages = files.map((file) => [address(file), readPage(html(file))] as const)
  return new Map([['around', readPage(html('index.html'), 'around')], ...pages])
}

function summary(changes: readonly Change[]): string {
  const count = ({ lost, gained }: Difference) =>
    [lost.length > 0 ? `−${lost.length}` : '', gained.length > 0 ? `+${gained.length}` : ''].filter(Boolean).join(' ')
  const rows = changes.map((change) => [titleOf(change), ...facets.map((facet) => count(change[facet]))])
  return rows.length > 0 ? aligned([['page', ...facets], ...rows], 1) : 'Every page is the same.'
}

function titleOf({ address, state }: Change): string {
  return state ? `${address} (${state})` : address
}

function detail(page: string, changes: readonly Change[]): string {
  const change = changes.find(({ address }) => address === page)
  if (!change) return `${page} is the same.`
  const parts = facets.map((facet) => {
    const lines = (sign: string, side: string[]) =>
      (facet === 'words' && side.length > 0 ? [side.join(' ')] : side).map((line) => `\n  ${sign} ${line}`)
    const told = [...lines('−', change[facet].lost), ...lines('+', change[facet].gained)]
    return told.length > 0 ? `\n\n${facet}${told.join('')}` : ''
  })
  return `${titleOf(change)}${parts.join('')}`
}

function lost(changes: readonly Change[]): string {
  const pages = new Map<string, Set<string>>()
  for (const { address, sentences } of changes)
    for (const one of sentences.lost) pages.set(one, (pages.get(one) ?? new Set()).add(address))
  const more = ([first, ...others]: string[]) => `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`
  return [...pages].map(([one, at]) => `${one}\n  ${more([...at])}`).join('\n') || 'No sentence is lost.'
}
