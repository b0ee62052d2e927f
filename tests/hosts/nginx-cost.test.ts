import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { longestPath } from '../../deploy/address-book.ts'
import { requests } from '../../tools/fuzz/hosts.ts'
import { startNginx } from '../../tools/hosts/start.ts'
import { describeNginx } from '../support/nginx.ts'
import { answerTo } from './ask.ts'
import { hostAt, samples } from './rules/rule.ts'

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`
const header = (name: string, value: string) => `${name}: ${value}\r\n`
const full = longestPath - 8

/** What patterns once went back and forth over, or would like to. */
const known = [
  ...[7_900, full].flatMap((length) => [
    get(`${'/'.repeat(length)}a`),
    get(`/a${'/'.repeat(length)}a`),
    get(`/a${'/index'.repeat(length / 6)}a`),
    get(`/a${'.html'.repeat(length / 5)}a`),
    get(`/a${'.'.repeat(length)}`),
    get(`/_astro/${'/a.'.repeat(length / 3)}`),
    get(`/${'.png'.repeat(length / 4)}`),
  ]),
  ...[7_900, 390].flatMap((length) => [
    get('/', header('User-Agent', 'bocrawspidepreviemonito'.repeat(length / 23))),
    get('/', header('Sec-Purpose', 'prefetc'.repeat(length / 7))),
  ]),
  get(
    `/a${'/'.repeat(full)}a`,
    header('User-Agent', 'b'.repeat(390)) + header('Referer', `http://${'a'.repeat(7_000)}`),
  ),
]

const costs = async () => {
  const log = join(tmpdir(), `cost-${process.pid}.log`)
  const nginx = await startNginx('dist', { workers: 1, log })
  afterAll(async () => {
    await nginx.stop()
    rmSync(log)
  })
  const { book } = hostAt(nginx.origin, 'dist')
  const { page } = samples(hostAt(nginx.origin, 'dist'))
  const [worker = ''] = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').split(' ')
  const spent = () => Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0])
  /** Nanoseconds of a processor for one request, of several. */
  const costOf = async (input: string, times: number) => {
    const before = spent()
    for (let n = 0; n < times; n++) await answerTo(nginx.origin, input)
    return (spent() - before) / times
  }

  test('the worst of 10,000 mutated requests costs at most five times a page', async () => {
    const inputs = [...known, ...fc.sample(requests(book), { numRuns: 10_000, seed: 35 })]
    const once: [input: string, cost: number][] = []
    for (const input of inputs) once.push([input, await costOf(input, 1)])
    // One time says little: those that seem to cost most are asked again, beside a page.
    const againstPage: [times: number, input: string][] = []
    for (const [input] of once.sort(([, a], [, b]) => b - a).slice(0, 40)) {
      const times = async () => {
        const pages = await costOf(get(page, header('Accept-Encoding', 'br')), 50)
        return (await costOf(input, 50)) / pages
      }
      againstPage.push([Math.min(await times(), await times()), input.slice(0, 200)])
    }
    expect(againstPage.filter(([times]) => times > 5)).toEqual([])
    process.stderr.write(
      `The worst costs ${Math.max(...againstPage.map(([times]) => times)).toFixed(1)} times a page.\n`,
    )
  })
}

// The system tells what a process has cost only on Linux.
describeNginx('what requests cost nginx', costs, process.platform === 'linux')
