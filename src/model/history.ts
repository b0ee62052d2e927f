import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, parentAddress } from './address.ts'
import { contentFiles, markdownFolders, markdownIn, type Overlay, readIfThere } from './content-files.ts'
import { statementsFile } from './launch/statements.ts'
import type { Problem } from './problems.ts'
import { isDraft } from './status.ts'

/** When content files were last changed, by name. A file is missing here where that is not known. */
export type History = Readonly<Record<string, string>>

/**
 * What git knows of the files under `content/`. Nothing where there is no git or only part of its history, and nothing
 * about a file that is changed and not committed: no date is better than a wrong one.
 */
export function history(root: string): History {
  const known = orNothing(() => {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return []
    const changes = lastChanges(git(root, 'log', '--format=%x01%cI', '--name-only', '--relative', '--', 'content'))
    const touched = git(root, 'status', '--porcelain', '-z', '--untracked-files=no', '--', 'content')
    return [...changes].filter(([file]) => !touched.includes(file))
  })
  return Object.fromEntries(known ?? [])
}

/**
 * The content files of the last commit that are changed or gone since, as they were, and those of `also`, which somebody
 * is about to change. Nothing where there is no git.
 */
function committedFiles(root: string, also: Iterable<string> = []): { file: string; text: string }[] {
  const inContent = ['--relative', '-z', '--', 'content']
  const changed = orNothing(() =>
    git(root, 'diff', 'HEAD', '--name-only', '--no-renames', '--diff-filter=DMT', ...inContent).split('\0'),
  )
  return [...new Set([...(changed ?? []).filter(Boolean), ...(changed ? also : [])])].flatMap((file) => {
    // A file that is new has no text there.
    const text = orNothing(() => git(root, 'show', `HEAD:./${file}`))
    return text === undefined ? [] : [{ file, text }]
  })
}

function orNothing<Found>(find: () => Found): Found | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

/** The content files that differ from the last commit, new ones too. Nothing where there is no git. */
export function changedFiles(root: string): ReadonlySet<string> {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content']
  return new Set(orNothing(() => git(root, ...status).split('\0'))?.map((line) => line.slice(3)))
}

/** From the log, newest first: each file with the day of the first commit that names it. */
function lastChanges(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const commit of log.split('\u0001').filter(Boolean)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!changes.has(file)) changes.set(file, new Date(date).toISOString().slice(0, 10))
  }
  return changes
}

function git(root: string, ...args: string[]): string {
  // Names as they are, whatever letters they have.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  })
}

/**
 * Addresses that led to a page and lead nowhere now: of the last commit, where there is git, and of a published sitemap,
 * where its file is given. Visitors and other sites keep an address for years. A page that is only hidden since may be
 * meant, so that is a warning.
 */
export function sinceLastCommit(
  root: string,
  today: Date,
  sitemap?: string,
  overlay?: Overlay,
): Record<'problems' | 'warnings', Problem[]> {
  const texts = markdownFolders
    .flatMap((folder) => markdownIn(contentFiles(root, overlay), folder))
    .map((file) => ({ file, text: overlay?.get(file) ?? readFileSync(join(root, file), 'utf8') }))
  const byAddress = new Map(texts.map(({ file }) => [addressOf(file), file]))
  const aliases = new Set(texts.flatMap(({ text }) => aliasesIn(text)))
  const isGone = (address: string) => address !== '/' && !byAddress.has(address) && !aliases.has(address)

  const changed = committedFiles(root, overlay?.keys())
  const live = changed
    .filter(({ file }) => markdownFolders.some((folder) => markdownIn([file], folder).length > 0))
    .filter(({ text }) => !['status', 'date'].includes(whyHidden(text, today)?.field ?? ''))
  const committed = live
    .flatMap(({ file, text }) => {
      // A file that moved keeps its title, for the most part.
      const now = texts.find((other) => titleIn(text) === titleIn(other.text))?.file
      return [
        { file, field: 'file name', address: addressOf(file), what: 'was a page', now },
        ...aliasesIn(text).map((address) => ({ file, field: 'aliases', address, what: 'led to a page', now })),
      ]
    })
    .filter(({ address }) => isGone(address))
    .map(({ address, what, now, ...where }) => ({
      ...where,
      what: `${address} ${what} in the last commit, and leads nowhere now.`,
      cure: cureFor(address, byAddress, now),
    }))
  const told = new Set(committed.map(({ cure }) => cure))
  const elsewhere = sitemap ? published(sitemap, isGone, byAddress).filter(({ cure }) => !told.has(cure)) : []
  const statements = overlay?.get(statementsFile) ?? readIfThere(join(root, statementsFile)) ?? ''
  const warnings = [
    ...live
      .filter(({ text }) => !whyHidden(text, today))
      .flatMap(({ file }) => hidden(file, texts.find((other) => other.file === file)?.text ?? '', today)),
    ...changed.filter(({ file }) => file === statementsFile).flatMap(({ text }) => emptied(text, statements)),
  ]
  return { problems: [...committed, ...elsewhere], warnings }
}

/** A page that visitors got until now. A position that closes by its date alone is not changed, and not told. */
function hidden(file: string, text: string, today: Date): Problem[] {
  const why = whyHidden(text, today)
  if (!why) return []
  const what = `takes ${addressOf(file)}, a page in the last commit, off the site: ${why.said}`
  const cure =
    'Undo it to keep the page. To retire one for good, make its address an alias of another: docs/how-to/retire-a-page.md.'
  return [{ file, field: why.field, what, cure }]
}

/** Entries are confirmed one at a time; all at once they are lost. */
function emptied(before: string, now: string): Problem[] {
  const [had, has] = [before, now].map((list) => list.match(/^- /gm)?.length ?? 0)
  if (has !== 0 || (had ?? 0) < 2) return []
  const what = `is empty, and had ${had} entries in the last commit: nobody is asked about them before the launch.`
  const cure = `Take it back with "git checkout ${statementsFile}", or be sure that each was confirmed.`
  return [{ file: statementsFile, field: 'file', what, cure }]
}

function published(
  sitemap: string,
  isGone: (address: string) => boolean,
  byAddress: ReadonlyMap<string, string>,
): Problem[] {
  const text = readIfThere(sitemap)
  const addresses = [...(text?.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g) ?? [])].map(([, url = '']) => pathIn(url))
  if (!text || addresses.length === 0 || addresses.includes('') || !/<\/urlset>\s*$/.test(text)) {
    const what = text === undefined ? 'cannot be read.' : 'is no whole sitemap, from <urlset> to </urlset>.'
    const cure = 'Save the published /sitemap.xml and name that file, or unset PUBLISHED_SITEMAP.'
    return [{ file: sitemap, field: 'PUBLISHED_SITEMAP', what, cure }]
  }
  return addresses.filter(isGone).map((address) => ({
    file: sitemap,
    field: 'loc',
    what: `${address} is published, and leads nowhere now.`,
    cure: cureFor(address, byAddress),
  }))
}

/** At the page as it is now, or one of the same address further down, or the nearest one above; a position has no aliases. */
function cureFor(address: string, byAddress: ReadonlyMap<string, string>, now?: string): string {
  const last = address.slice(address.lastIndexOf('/'))
  const twin = [...byAddress].find(([other, file]) => other.endsWith(last) && !file.startsWith('content/positions/'))
  let above = parentAddress(address)
  while (!byAddress.has(above) && above !== '/') above = parentAddress(above)
  const file = now ?? twin?.[1] ?? byAddress.get(above) ?? 'content/pages/index.md'
  return `Add "aliases: [${address}]" to the page that takes its place, such as ${file}: docs/how-to/${now ? 'move' : 'retire'}-a-page.md.`
}

/** As far as one can tell from a file that may be broken in other ways. */
function aliasesIn(text: string): string[] {
  const [, written = ''] = /^aliases:(.*(?:\n[ -].*)*)/m.exec(text) ?? []
  return written.match(/\/[a-z0-9&/-]+/g) ?? []
}

const titleIn = (text: string) => /^title: .+/m.exec(text)?.[0] ?? text

/** The field that keeps a page from visitors today, and what they get. */
function whyHidden(text: string, today: Date): { field: string; said: string } | undefined {
  const day = today.toISOString().slice(0, 10)
  const dayIn = (field: string) => new RegExp(`^${field}: *["']?(\\d{4}-\\d\\d-\\d\\d)`, 'm').exec(text)?.[1]
  const [date, closes] = [dayIn('date'), dayIn('closes')]
  if (isDraft(text)) return { field: 'status', said: 'it is a draft now, and visitors are told that it is not found.' }
  if (date && date > day) return { field: 'date', said: `until ${date} visitors are told that it is not found.` }
  if (closes && closes < day)
    return { field: 'closes', said: `${closes} is past, so no list has it and its page says that it closed.` }
  return undefined
}

/** `/about` for `https://www.example.com/about/`; nothing for what is no address. */
function pathIn(url: string): string {
  const written = url.replaceAll('&amp;', '&')
  return URL.canParse(written) ? new URL(written).pathname.replace(/(?<=.)\/$/, '') : ''
}
