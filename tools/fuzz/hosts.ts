import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { neededByPages, securityHeaders } from '../../deploy/headers.ts'
import { startServer } from '../../deploy/local/server.ts'
import { answerTo, patience } from '../../tests/hosts/ask.ts'
import type { Target } from '../fuzz.ts'
import { hasNginx, startNginx } from '../hosts/start.ts'
import { spoiled } from './requests.ts'

/** Requests for what is there and what is not, and then something happened to them. */
export function requests({ pages, moved, files }: AddressBook): fc.Arbitrary<string> {
  const paths = [...pages, ...Object.keys(moved), ...files, '/no/such-page', '/404', '/api/messages']
  const right = fc.constantFrom(...paths).map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return spoiled(right)
}

/** The hosts of dist/ that can be tried here, asked several things at once. */
export async function start(): Promise<Target<string[]>> {
  const book: AddressBook = JSON.parse(readFileSync(`dist/${bookFile}`, 'utf8'))
  const isThere = hasNginx()
  if (!isThere) process.stderr.write('NOT TRIED: nginx, which is not there and could not be installed.\n')
  const hosts = { 'npm start': await startServer('dist'), ...(isThere && { nginx: await startNginx('dist') }) }
  const faults = contract(book)
  return {
    inputs: fc.array(requests(book), { minLength: 1, maxLength: 12 }),
    breaks: async (inputs) => {
      const asked = Object.entries(hosts).flatMap(([name, { origin }]) =>
        inputs.map(async (input) => faults(input, await answerTo(origin, input)).map((fault) => `${name}: ${fault}`)),
      )
      return (await Promise.all(asked)).flat()[0]
    },
    stop: () => Promise.all(Object.values(hosts).map(({ stop }) => stop())),
  }
}

/** All that hosts may say beside a file. A name that is none of these came from a visitor. */
const known =
  /^(server|date|content-(type|length|encoding|range)|connection|keep-alive|etag|last-modified|accept-ranges|vary|cache-control|link|location|allow|transfer-encoding|x-robots-tag)$/
/** What only stands in files that are nobody's business. */
const secrets = ['root:x:0:', '"scripts":["sha256-', 'map_hash_max_size', 'export default worker(']

/** Says what is wrong with what came back for some bytes. */
function contract(book: AddressBook) {
  const expected = Object.entries(securityHeaders(book.scripts)).map(([name, value]) => [name.toLowerCase(), value])
  const pages = new Set(book.pages)
  const needed = neededByPages(book.files)
  return (input: string, answer: string | undefined): string[] => {
    if (answer === undefined) return [`no end within ${patience} ms`]
    // Bytes of a page, to whoever asks as in 1991, have no head. Of several requests in a row nginx answers none where one
    // gets 412 (If-Match): it hangs up then, and what waited to be sent is gone. No browser asks so.
    const heads = [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g)]
    if (heads.length === 0 && /^[A-Z]+ [!-~]+ HTTP\/1\.[01]\r\n(?:[\w-]+: *[ -~]*\r\n)+\r\n$/.test(input))
      return ['no answer']
    return [
      ...secrets.filter((secret) => answer.includes(secret)).map((secret) => `tells a secret: ${secret}`),
      ...heads.flatMap(([, status = '', lines = '']) => {
        if (status === '100') return []
        const headers = new Map(lines.trim().split('\r\n').map(header))
        const location = headers.get('location')
        const link = headers.get('link')
        return [
          // 501 and 505 are for what nobody can know.
          ...(status >= '500' && !['501', '505'].includes(status) ? [`status ${status}`] : []),
          ...(location === undefined || pages.has(location.replace(/\?.*/, ''))
            ? []
            : [`${status} leads to ${location.slice(0, 80)}`]),
          ...(link === undefined || link === needed ? [] : [`${status}: link is ${link}`]),
          ...expected.flatMap(([name = '', value]) => {
            const found = headers.get(name)
            const isWell = found === value || (name === 'cross-origin-resource-policy' && found === 'cross-origin')
            return isWell ? [] : [`${status}: ${name} is ${found}`]
          }),
          ...[...headers.keys()]
            .filter((name) => !known.test(name) && !expected.some(([own]) => own === name))
            .map((name) => `${status}: has ${name}`),
        ]
      }),
    ]
  }
}

const header = (line: string): [string, string] => {
  const [name = '', ...value] = line.split(':')
  return [name.toLowerCase(), value.join(':').trim()]
}
