import { readFileSync } from 'node:fs'
import { type Load, load, startBare, watchProcess } from './bench-load/wrk.ts'
import { ensureProgram, hostTool, runProgram } from './hosts/programs.ts'
import { startCloudflare } from './hosts/start.ts'
import { freePort } from './with-server.ts'

/**
 * Requests a second for one page, as browsers ask for it, at 1, 64 and 512 connections: each host beside a bare file of
 * the same size on nginx, in turns, so that a busy machine slows all alike. Ratios are of the
 * same round, and the middle one of all rounds is told. SECONDS=10 measures longer.
 */

const page = '/about'
const connections = [1, 64, 512]
const rounds = 9
const seconds = Number(process.env['SECONDS'] ?? 1)
const many = 100_000

for (const [program, ...packages] of [
  ['wrk', 'wrk'],
  ['nginx', 'nginx', 'libnginx-mod-http-brotli-static'],
] as const)
  if (!ensureProgram(program, ...packages))
    throw new Error(`There is no ${program}. Install ${packages.join(' and ')}.`)

const local = await startNode(['tools/serve.ts', 'dist'])
const old = await startNode([hostTool('serve/build/main.js'), 'dist', '--no-port-switching'])
const nginx = await startBare(readFileSync(`dist${page}.html.br`))
const cloudflare = await startCloudflare()

const hosts: [name: string, address: string][] = [
  ['a bare file on nginx', nginx.bare],
  ['nginx', nginx.origin + page],
  ['the default server', local.origin + page],
  ['serve, which it replaces', old.origin + page],
  ['workerd, without its network', cloudflare.origin + page],
]

try {
  let failed = 0
  console.log(
    `${'connections'.padEnd(14)}${'host'.padEnd(32)}${'requests/s'.padStart(12)}${'of bare'.padStart(10)}${'of serve'.padStart(10)}${'errors'.padStart(8)}`,
  )
  for (const count of connections) {
    const loads = await inTurns(count)
    for (const [name, own] of loads) {
      const ratios = ['a bare file on nginx', 'serve, which it replaces'].map((other) =>
        median(own.map(({ perSecond }, round) => perSecond / (loads.get(other)?.[round]?.perSecond ?? 0))),
      )
      const perSecond = median(own.map((load) => load.perSecond))
      const errors = own.reduce((sum, load) => sum + load.errors, 0)
      const cells = [perSecond.toFixed(0).padStart(12), ...ratios.map((ratio) => ratio.toFixed(2).padStart(10))]
      console.log(`${String(count).padEnd(14)}${name.padEnd(32)}${cells.join('')}${String(errors).padStart(8)}`)
      if (name === 'nginx' || name === 'the default server') failed += errors
    }
  }

  const { before, after, requests } = await watchProcess(local.pid, many, () => load(local.origin + page, 64, 2, true))
  console.log(`\nThe default server over ${requests} requests, half of them answered with 304:`)
  console.log(
    `descriptors ${before.descriptors} to ${after.descriptors}, memory ${before.megabytes} to ${after.megabytes} MB`,
  )
  if (failed > 0 || after.descriptors > before.descriptors) process.exitCode = 1
} finally {
  for (const { stop } of [local, old, nginx, cloudflare]) await stop()
}

/** Some rounds for each host, all hosts in each. */
async function inTurns(count: number): Promise<Map<string, Load[]>> {
  const all = new Map<string, Load[]>(hosts.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, address] of hosts) all.get(name)?.push(await load(address, count, seconds))
  return all
}

/** Of those that are numbers: a host that answered nothing in a round is compared with in the others. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** A server in a process of its own, which takes its port from PORT. */
async function startNode(args: readonly string[]) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { pid, stop } = await runProgram(origin, process.execPath, args, { PORT: String(port), NO_UPDATE_CHECK: '1' })
  return { origin, pid, stop }
}
