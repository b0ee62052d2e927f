import { readFileSync } from 'node:fs'
import { oneLine } from '../service/read-form.ts'
import { contentFiles } from '../src/model/content-files.ts'
import { isPublic } from '../src/model/site-address.ts'
import { linksIn, tryAll } from './links/try.ts'

/** Tries the links that lead away from the site, and says which are dead or have moved: npm run links. Nothing else runs it. */

const files = contentFiles('.').filter((file) => /\.(?:md|ya?ml)$/.test(file))
const links = linksIn(files.map((file) => [file, readFileSync(file, 'utf8')]))
const site = /^site: *["']?([^\s"']+)/m.exec(readFileSync('content/company.yaml', 'utf8'))?.[1] ?? ''
const { real = [], examples = [] } = Object.groupBy(links.keys(), (link) => (isPublic(link) ? 'real' : 'examples'))
const hosts = new Set(examples.map((link) => new URL(link).host))
if (hosts.size > 0) console.log(`Left out, since they are examples: ${[...hosts].join(', ')}`)
console.log(`Trying ${real.length} links, one at a time for each host.`)
const outcomes = await tryAll(real, { agent: `website-link-check (${site}; npm run links)` })

for (const [kind, title] of [
  ['dead', 'Dead'],
  ['moved', 'Moved for good'],
  ['untried', 'Could not be tried'],
] as const) {
  const found = [...outcomes].filter(([, outcome]) => outcome.kind === kind)
  console.log(`\n${title}: ${found.length || 'none'}`)
  for (const [link, outcome] of found) {
    const how = 'to' in outcome ? `now ${outcome.to}` : 'reason' in outcome ? outcome.reason : ''
    console.log(`  ${oneLine(link)}\n    ${oneLine(how)}\n    in ${links.get(link)?.join(', ')}`)
  }
  if (kind === 'dead' && found.length > 0) process.exitCode = 1
}
