import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureJava } from '../../../tools/java.ts'

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'
/** Quick to start rather than quick in the long run, and with room for deeply nested pages. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']

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
  const copy = mkdtempSync(join(tmpdir(), 'w3c-'))
  try {
    for (const [i, dist] of dists.entries()) copyWithoutStyles(dist, join(copy, String(i)))
    const args = [...options, '-jar', resolve(checker), '--errors-only', '--skip-non-html', '--format', 'json', copy]
    const { stderr } = spawnSync(ensureJava(), args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    return messagesIn(stderr).map(({ url, lastLine, lastColumn, message }) => {
      const [, i = 0, page] = /^(\d+)\/(.*)$/.exec(url.slice(`${pathToFileURL(copy)}/`.length)) ?? []
      return `${join(dists[Number(i)] ?? '', page ?? url)} ${lastLine}:${lastColumn}: ${message}`
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function copyWithoutStyles(dist: string, to: string): void {
  cpSync(dist, to, { recursive: true, filter: (file) => !file.includes('_astro') })
  for (const file of globSync('**/*.html', { cwd: to })) {
    const html = readFileSync(join(to, file), 'utf8')
    writeFileSync(join(to, file), html.replaceAll(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1'))
  }
}

function messagesIn(output: string): Message[] {
  try {
    return JSON.parse(output).messages
  } catch {
    throw new Error(`The W3C's checker gave no report: ${output}`)
  }
}
