import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureJava } from '../../../tools/browsers.ts'

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'
/** Quick to start rather than quick in the long run, and with room for deeply nested pages. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']

/** Where the checker is behind the standard, which lets a link that is to be expected block rendering too. */
const outdated = 'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.'

interface Message {
  url: string
  lastLine: number
  lastColumn: number
  message: string
}

/**
 * What the W3C's own checker finds wrong with the HTML of built folders, redirects included, in one run for all.
 * It reads the pages without their CSS, which it knows only as it was years ago; the build reads that as browsers do.
 */
export function w3cFaults(dists: readonly string[]): string[] {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'w3c-')))
  try {
    for (const [i, dist] of dists.entries()) copyWithoutStyles(dist, join(copy, String(i)))
    const args = [...options, '-jar', resolve(checker), '--errors-only', '--skip-non-html', '--format', 'json', copy]
    const { stderr } = spawnSync(ensureJava(), args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    return grouped(messagesIn(stderr), copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function copyWithoutStyles(dist: string, to: string): void {
  cpSync(dist, to, { recursive: true, filter: (file) => !file.includes('_astro') })
  for (const file of globSync('**/*.html', { cwd: to })) {
    const html = readFileSync(join(to, file), 'utf8')
    writeFileSync(join(to, file), html.replaceAll(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1'))
  }
}

function messagesIn(output: string): Message[] {
  try {
    return (JSON.parse(output).messages as Message[]).filter(({ message }) => message !== outdated)
  } catch {
    throw new Error(`The W3C's checker gave no report: ${output}`)
  }
}

/** A line for each thing that is wrong: most are wrong on many pages alike. A file begins with its folder's number. */
function grouped(messages: readonly Message[], copy: string): string[] {
  const alike = Map.groupBy(messages, ({ message }) => message)
  return [...alike].map(([message, places]) => {
    const [{ url, lastLine, lastColumn } = { url: '', lastLine: 0, lastColumn: 0 }] = places
    const file = relative(copy, fileURLToPath(url))
    return `${message} ${places.length} times, first in ${file} at ${lastLine}:${lastColumn}`
  })
}
