import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../deploy/local/server.ts'
import { hasNginx, nginxPackages, startCloudflare, startNginx } from '../../tools/hosts/start.ts'
import { keepsTheContract } from './contract.ts'
import { observe } from './observatory.ts'
import { type Edge, hostAt } from './rules/rule.ts'

interface Started {
  origin: string
  stop: () => Promise<void>
}

/** How each host starts, or why it cannot be tried here. */
const hosts: [name: string, start: () => Promise<Started | string>, leavesToEdge: Edge[]][] = [
  ['the server behind npm start', () => startServer('dist'), []],
  [
    'nginx',
    async () =>
      hasNginx()
        ? startNginx('dist')
        : `there is none, and it could not be installed. Install ${nginxPackages.join(' and ')}`,
    [],
  ],
  [
    'Cloudflare',
    () => startCloudflare().catch((error: Error) => error.message),
    // workerd runs the same program here, without the network in front of it that does these.
    ['compression', 'ranges', 'refusals'],
  ],
]

const started = await Promise.all(hosts.map(async ([name, start, edge]) => ({ name, edge, host: await start() })))

/** Whatever is left out is told, whether or not all else is well. */
const sayAloud = (what: string) => process.stderr.write(`NOT TRIED: ${what}\n`)

describe.each(started)('$name', ({ name, host, edge }) => {
  if (typeof host === 'string') {
    sayAloud(`${name}: ${host}`)
    test.skip('could not be tried', () => {})
    return
  }
  for (const left of edge) sayAloud(`${name}: ${left}, which its network does`)
  afterAll(() => host.stop())

  keepsTheContract(() => hostAt(host.origin, 'dist', edge))

  test("MDN's Observatory gives it A+, with at least 130", async () => {
    const { scan, tests } = await observe(host.origin)
    const lost = Object.entries(tests).filter(([, { pass }]) => !pass)
    expect(lost).toEqual([])
    expect(scan).toMatchObject({ grade: 'A+' })
    expect(scan.score).toBeGreaterThanOrEqual(130)
  })
})
