import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Others may take so much of the machine during a measurement, as a share of its processors. */
const most = 0.1
/** Between two looks at whether the machine is free again. */
const pause = 2000
/** So long, at most, one measurement waits for that; then it counts as it is. */
const patience = 60_000

/** Measures only while the machine is our own, as long as patience lasts; says beside each measurement what others took of it. */
export function undisturbed<Arguments extends unknown[], Result>(
  measure: (...what: Arguments) => Promise<Result>,
): (...what: Arguments) => Promise<Result & { taken: number }> {
  return async (...what) => {
    const end = Date.now() + patience
    for (;;) {
      const taken = takenFromNow()
      const result = { ...(await measure(...what)), taken: taken() }
      if (result.taken <= most || Date.now() > end) return result
      await freeMachine(end)
    }
  }
}

async function freeMachine(end: number): Promise<void> {
  for (;;) {
    const taken = takenFromNow()
    await setTimeout(pause)
    if (taken() <= most || Date.now() > end) return
  }
}

/** Begins to count, and returns a function that tells which share of the processors others have taken since. */
function takenFromNow(): () => number {
  const start = processorTime()
  return () => {
    const end = processorTime()
    return (end.taken - start.taken) / Math.max(1, end.all - start.all)
  }
}

/** Linux counts, in ticks, when a virtual machine wanted to run while its host served others ("steal"); elsewhere nobody does. */
function processorTime(): { all: number; taken: number } {
  if (process.platform !== 'linux') return { all: 0, taken: 0 }
  const [, user = 0, nice = 0, system = 0, idle = 0, disk = 0, irq = 0, softirq = 0, steal = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .split(/\s+/, 9)
    .map(Number)
  return { all: user + nice + system + idle + disk + irq + softirq + steal, taken: steal }
}
