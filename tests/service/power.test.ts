import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { databaseFile } from '../../service/node/environment.ts'
import { another } from './message.ts'
import { kept, newPlace, send } from './start-on-node.ts'

/**
 * A loss of power: what programs have written and nobody has brought to the disk is gone. The database is on a disk of
 * its own, which is a file; a copy of that file at any moment is what such a loss would leave.
 */
const folder = mkdtempSync(join(tmpdir(), 'power-'))
const disk = join(folder, 'disk')
const mounted: string[] = []
afterAll(() => {
  for (const place of mounted) spawnSync('umount', ['-l', place])
  rmSync(folder, { recursive: true })
})

/** By itself the system brings nothing to this disk for ten minutes. */
function mount(image: string, name: string): string | undefined {
  const place = join(folder, name)
  mkdirSync(place)
  if (spawnSync('mount', ['-o', 'loop,commit=600', image, place]).status !== 0) return undefined
  mounted.push(place)
  return place
}

function makeDisk(): string | undefined {
  writeFileSync(disk, '')
  truncateSync(disk, 32 << 20)
  return spawnSync('mkfs.ext4', ['-q', disk]).status === 0 ? mount(disk, 'before') : undefined
}

const onDisk = makeDisk()
if (onDisk) {
  test('the power fails at any moment: what was acknowledged by then is stored', async () => {
    const { origin, start } = await newPlace()
    const service = await start({ DATA_FOLDER: join(onDisk, 'data') })
    let acknowledged = 0
    let next = 0
    let isOver = false
    const sender = async () => {
      while (!isOver) {
        const { status } = await send({ origin }, another(next++))
        if (status === 201) acknowledged += 1
      }
    }
    const senders = Array.from({ length: 4 }, sender)
    const losses: number[] = []
    for (let loss = 0; loss < 15; loss++) {
      const until = acknowledged + Math.floor(Math.random() * 12)
      while (acknowledged < until) await new Promise((resolve) => setTimeout(resolve, Math.random() * 10))
      process.kill(service.pid, 'SIGSTOP')
      // Whatever it waits for from the disk is finished first.
      while (!/^State:\s+T/m.test(readFileSync(`/proc/${service.pid}/status`, 'utf8')));
      losses.push(acknowledged)
      copyFileSync(disk, `${disk}-${loss}`)
      process.kill(service.pid, 'SIGCONT')
    }
    isOver = true
    await Promise.all(senders)
    await service.stop()
    for (const [loss, promised] of losses.entries()) {
      const found = mount(`${disk}-${loss}`, `after-${loss}`) ?? ''
      expect(await kept({ file: databaseFile(join(found, 'data')) })).toBeGreaterThanOrEqual(promised)
      execFileSync('umount', [found])
    }
    expect(acknowledged).toBeGreaterThan(15)
  })
} else {
  process.stderr.write('NOT TRIED: a loss of power, since no disk of its own could be mounted here.\n')
  test.skip('could not be tried', () => {})
}
