import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { readContent } from '../src/model/read.ts'
import { isInPreparation } from '../src/model/status.ts'
import { copyProject } from './copy-project.ts'
import { isShort } from './short-forms.ts'

/**
 * What a build costs as the site grows: the whole of it, pictures and compression too, with nothing kept from a build
 * before (cold) and with everything after one page was written anew (warm). Look at the last column, the price of each page
 * added, which must stay level. In processor time, which a busy machine changes least. npm run bench:scale -- 100 1000 for
 * other sizes.
 */

/** Members of a hub, and hubs: no page may be further than three links from the first. */
const fanOut = 72

const { pages } = readContent('.', { today: new Date() })
const asked = process.argv.slice(2).map(Number).filter(Boolean)
const sizes = isShort ? [pages.length + 20] : asked.length > 0 ? asked : [200, 1_000, 5_000]
/** But for those with a sentence that ends with a fact of the company's: it could not be another. */
const offerings = pages.filter(
  (page) => page.kind === 'offering' && !isInPreparation(page) && !/}}[^\w\s]*\s/.test(readFileSync(page.file, 'utf8')),
)

const hubOf = (n: number) => `/about/hub-${n % fanOut}`
/** The first are hubs, below which the others stand. */
const addressOf = (n: number) => (n < fanOut ? hubOf(n) : `${hubOf(n)}/page-${n}`)
const listOf = (found: readonly number[]) => found.map((n) => `\n- [Page ${n}](${addressOf(n)})`).join('')

/** Every sentence ends with the number, about as long as the word was: no page may say what another says. */
const numbered = (text: string, n: number) =>
  text.replaceAll(/(?<=[ [])[\p{L}\p{N}@.'’-]+(?=(?:\]\([^)]*\))?[^\w\s]*(?:[.?!:;](?=\s|$)|$))/gmu, (word) =>
    String(n).padStart(Math.min(word.length, 5), '0'),
  )

/** Fields that choose from a list, or must differ from each other within a page. */
const asTheyAre = new Set(['inquiry', 'name', 'label'])

/** One of the site's own offerings, figure and all, as page n. */
function textOf(n: number, below: readonly number[]): string {
  const own = readFileSync(offerings[n % offerings.length]?.file ?? '', 'utf8')
  const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(own) ?? []
  const page = parseDocument(fields)
  visit(page, {
    Pair: (_, { key }) => (isScalar(key) && asTheyAre.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.value = numbered(node.value, n)
    },
  })
  for (const field of ['aliases', 'inFamily', 'heading']) page.delete(field)
  page.set('name', `Page ${n}`)
  page.set('title', `Page ${n}: what one more page costs`)
  page.set('order', 100 + n)
  return `---\n${page.toString({ lineWidth: 0 })}---\n${numbered(body, n)}${listOf(below)}\n`
}

function write(root: string, n: number, text: string): void {
  const folder = join(root, 'content/pages', addressOf(n))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.md'), text)
}

/** The last page of as many, as the same offering tells another story. */
const writeAnew = (root: string, count: number) =>
  write(root, count - 1, textOf(count - 1 + 1_000 * offerings.length, [0]))

function makeSite(count: number): string {
  const root = copyProject()
  const all = Array.from({ length: count }, (_, n) => n)
  for (const n of all) {
    const below = n < fanOut ? all.filter((other) => other !== n && other !== n + 1 && other % fanOut === n) : []
    write(root, n, textOf(n, [...below, (n + 1) % count]))
  }
  appendFileSync(join(root, 'content/pages/about.md'), `\n${listOf(all.slice(0, fanOut))}\n`)
  // Nothing kept from elsewhere.
  if (!isShort) rmSync(join(root, 'node_modules/.cache'), { force: true })
  return root
}

/** Said by each process of a build when it ends. */
const mark = 'used '
const tell = `process.on('exit',()=>console.log('${mark}'+JSON.stringify(process.resourceUsage())))`

function build(root: string) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/build.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PLACEHOLDERS: 'allow', NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(tell)}` },
  })
  if (status !== 0)
    throw new Error(`The site of the bench was not built.\n${stdout.slice(0, 2_000)}${stderr.slice(0, 2_000)}`)
  const used = stdout
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line): NodeJS.ResourceUsage => JSON.parse(line.slice(mark.length)))
  return {
    seconds: (performance.now() - start) / 1_000,
    processor: used.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6,
    megabytes: Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1_024,
  }
}

type Measured = ReturnType<typeof build> & { pages: number }
const before: Record<string, Measured> = {}
console.log('pages   build      clock   processor    memory   ms per page added')
for (const size of sizes) {
  const more = Math.max(0, size - pages.length)
  const root = makeSite(more)
  for (const name of isShort ? ['cold'] : ['cold', 'warm']) {
    if (name === 'warm') writeAnew(root, more)
    const own = { ...build(root), pages: Math.max(size, pages.length) }
    const last = before[name]
    const added = last ? (1_000 * (own.processor - last.processor)) / (own.pages - last.pages) : undefined
    const cells = [
      `${own.seconds.toFixed(1)} s`.padStart(9),
      `${own.processor.toFixed(1)} s`.padStart(12),
      `${own.megabytes.toFixed(0)} MB`.padStart(10),
      (added?.toFixed(1) ?? '').padStart(12),
    ]
    console.log(`${String(own.pages).padEnd(8)}${name.padEnd(6)}${cells.join('')}`)
    before[name] = own
  }
  rmSync(root, { recursive: true })
}
