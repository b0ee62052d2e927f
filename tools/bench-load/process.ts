import { readdirSync, readFileSync } from 'node:fs'
import type { Load } from './wrk.ts'

interface Size {
  descriptors: number
  megabytes: number
}

/** How a process stands before and after many requests, the first of them left out: a program warms up. Linux only. */
export async function watchProcess(pid: number, many: number, work: () => Promise<Load>) {
  await work()
  await atRest()
  const before = sizeOf(pid)
  let requests = 0
  while (requests < many) requests += (await work()).requests
  await atRest()
  return { before, after: sizeOf(pid), requests }
}

/** Until the server has closed what nobody uses any more. */
export const atRest = () => new Promise((resolve) => setTimeout(resolve, 7_000))

export function sizeOf(pid: number): Size {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Math.round(Number(kilobytes) / 1024) }
}
