import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '../../../service/node/environment.ts'
import { startProcess } from '../../../tests/service/process.ts'
import { writeServiceSite } from '../../../tests/service/site.ts'
import { startSmtp } from '../../../tests/service/smtp.ts'
import { freePort } from '../../with-server.ts'
import { type Acknowledged, ask, fill, isTaken, lock, look, messageIn, statusOf } from './machine.ts'
import { portMark } from './requests.ts'

/** Some requests in base64, and what happens in the middle of them. */
export interface Round {
  event: 'none' | 'kill' | 'stop' | 'full' | 'lock' | 'beside'
  mail: 'take' | 'refuse' | 'fall silent' | 'away'
  /** Behind how many requests. */
  at: number
  requests: string[]
}

interface Played {
  /** What went wrong, and the request that did it where one alone did. */
  why: string[]
  culprit: (string | undefined)[]
  statuses: string[]
}

const senders = 8
/** For how many requests a full disk or a lock lasts. */
const lasts = 20

/** Plays a round on a database of its own. */
export async function play({ event, mail, at, requests }: Round): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  writeServiceSite(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  // Small, so that it can be filled; where that is not allowed, the folder is on the disk as any other.
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', data]).status === 0
  let mails = 0
  let isOver = false
  const sink = await startSmtp(() => {
    mails += 1
    if (mails % 3 > 0 || mail === 'take' || isOver) return 'take'
    return mail === 'refuse' ? 550 : 'take and fall silent'
  })
  const port = await freePort()
  const url = mail === 'away' ? `smtp://127.0.0.1:${await freePort()}` : sink.url
  const env = { PORT: String(port), DATA_FOLDER: data, MESSAGES_PER_MINUTE: '1000000', SMTP_URL: url }
  const played: Played = { why: [], culprit: [], statuses: [] }
  const broke = (why: string, culprit?: string) => {
    if (played.why.includes(why)) return
    played.why.push(why)
    played.culprit.push(culprit)
  }

  let service = await startProcess(folder, env)
  let up = Promise.resolve()
  /** Whoever asks while this changes may be left without an answer, or be refused. */
  let trouble = 0
  let isTrouble = false
  let undo = () => {}
  const begin = async () => {
    isTrouble = event !== 'none' && event !== 'beside'
    trouble += 1
    if (event === 'kill' || event === 'stop') {
      await service.end(event === 'kill' ? 'SIGKILL' : 'SIGTERM')
      service = await startProcess(folder, env)
      isTrouble = false
    }
    if (event === 'full' && isSmall) undo = fill(join(data, 'filler'))
    if (event === 'lock') undo = lock(databaseFile(data))
    if (event === 'beside')
      for (const name of readdirSync(data)) if (name !== 'messages.db') rmSync(join(data, name), { force: true })
  }
  const acknowledged: Acknowledged[] = []
  let next = 0
  const sender = async () => {
    while (next < requests.length) {
      const index = next++
      if (index === at) up = begin()
      if (index === at + lasts && (event === 'full' || event === 'lock')) {
        undo()
        isTrouble = false
        trouble += 1
      }
      await up
      const [before, wasTrouble] = [trouble, isTrouble]
      const request = requests[index] ?? ''
      const bytes = Buffer.from(
        Buffer.from(request, 'base64').toString('latin1').replaceAll(portMark, String(port)),
        'latin1',
      )
      const answer = await ask(port, bytes)
      const status = statusOf(answer)
      played.statuses.push(status)
      if (isTaken(answer)) acknowledged.push(...messageIn(bytes))
      const isExcused = wasTrouble || isTrouble || before !== trouble
      if (!isExcused && (status === 'none' || status.startsWith('5'))) broke(`Answered ${status}.`, request)
      if (status === '500') broke('Answered 500.', request)
    }
  }
  try {
    await Promise.all(Array.from({ length: senders }, sender))
    undo()
    await up
    if (
      statusOf(
        await ask(port, Buffer.from(`GET /api/messages/sent HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)),
      ) !== '200'
    )
      broke('It does not answer after the last request.')
    // Some mails are under way when it ends, and some went wrong by then.
    for (let look = 0; look < 100 && mails < Math.min(10, acknowledged.length); look++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await service.end(at % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
    isOver = true
    for (const why of await look(databaseFile(data), sink, acknowledged)) broke(why)
  } catch (error) {
    broke(error instanceof Error ? error.message : String(error))
    await service.end('SIGKILL')
  } finally {
    await sink.stop()
    if (isSmall) spawnSync('umount', [data])
    rmSync(folder, { recursive: true, force: true })
  }
  return played
}
