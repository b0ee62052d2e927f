import { once } from 'node:events'
import { createReadStream, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { finder } from '../deploy/address-book.ts'
import { inspectContent } from '../src/model/read.ts'
import { redirectsOf } from '../src/site/tree.ts'
import { countVisits, eachLine } from './visits/count.ts'
import { asHtml, asText, report } from './visits/show.ts'

/** Counts what a host's log says of the pages, and keeps nothing of who asked: npm run visits -- access.log */
const usage = `npm run visits -- access.log access.log.2.gz    counts what is in them; - is the standard input
npm run visits -- --html page.html access.log   writes the page elsewhere than to looks/visits.html`

try {
  const options = { html: { type: 'string', default: 'looks/visits.html' } } as const
  const { positionals: names, values } = parseArgs({ options, allowPositionals: true })
  if (names.length === 0) throw new Error(usage)
  // Before anything is counted: a part of the logs would look like all of them.
  const isThere = (name: string) => name === '-' || statSync(name, { throwIfNoEntry: false })?.isDirectory() === false
  for (const name of names)
    if (!isThere(name)) throw new Error(`${name} is no file that is there. Nothing was counted.`)
  const { content, problems } = inspectContent('.', { today: new Date() })
  if (!content) throw new Error(`The pages cannot be read: ${problems[0]?.file} ${problems[0]?.what}`)
  const addresses = [...content.pages.map(({ address }) => address), '/search']
  const moved = Object.fromEntries(redirectsOf(content.pages).map(({ from, to }) => [from, to]))
  const counted = countVisits(finder({ pages: addresses, moved }), new URL(content.company.site).hostname)
  for (const name of names) await count(name, counted.take)
  const found = report(counted, addresses)
  process.stdout.write(asText(found))
  mkdirSync(dirname(values.html), { recursive: true })
  writeFileSync(values.html, asHtml(found, new Date().toISOString().slice(0, 10)))
  console.log(`\nThe same with a picture is in ${values.html}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Unpacked where it is packed, whatever its name is. */
async function count(name: string, take: (line: string) => void): Promise<void> {
  try {
    const file: Readable = name === '-' ? process.stdin : createReadStream(name)
    await once(file, 'readable')
    const head: Buffer | null = file.read(2)
    if (head) file.unshift(head)
    const isPacked = head?.[0] === 0x1f && head[1] === 0x8b
    await eachLine((isPacked ? pipeline(file, createGunzip(), () => {}) : file).setEncoding('utf8'), take)
  } catch (error) {
    console.error(`${name} breaks off (${(error as Error).message}). What stands before that is counted.`)
    process.exitCode = 1
  }
}
