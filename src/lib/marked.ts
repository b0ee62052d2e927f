/**
 * Words with somebody's pen in them: ~~struck out~~ and ==circled==. Before them there may be a box, [x] or [ ], or a
 * bar along a line of ten, 4/10 or from 2-6/10; 0/10 is less than one of them.
 */
export interface Marked {
  box?: 'ticked' | 'empty'
  bar?: { from: number; to: number }
  runs: Run[]
}

interface Run {
  text: string
  mark?: 'struck' | 'circled'
}

const box = /^\[([x ])\] */
const bar = /^(?:(\d+)-)?(\d+)\/10 */
const pair = /(~~.+?~~|==.+?==)/

export function readMarks(written: string): Marked {
  const [ticks, tick] = box.exec(written) ?? []
  const [along, from = '0', to] = bar.exec(written) ?? []
  const words = written.slice((ticks ?? along ?? '').length)
  const runs = words.split(pair).filter(Boolean).map(runOf)
  if (ticks) return { box: tick === 'x' ? 'ticked' : 'empty', runs }
  return along ? { bar: { from: Number(from), to: Number(to) }, runs } : { runs }
}

function runOf(text: string): Run {
  if (!pair.test(text)) return { text }
  return { text: text.slice(2, -2), mark: text.startsWith('~') ? 'struck' : 'circled' }
}

/** What is wrong with the marks of a text, as a rule that it breaks. */
export function marksProblem(written: string): string | undefined {
  const { bar: along, runs } = readMarks(written)
  if (runs.some(({ text, mark }) => !mark && /~~|==/.test(text)))
    return 'must close each mark that it opens: ~~struck out~~ or ==circled=='
  if (along && ((along.from > 0 && along.from >= along.to) || along.to > 10))
    return 'must have a bar that grows, up to ten, such as 3/10 or 2-6/10'
  return along && runs.length === 0 ? 'must say in words what its bar shows, such as "3/10 Two days"' : undefined
}

/** The words alone. */
export const withoutMarks = (written: string): string =>
  readMarks(written)
    .runs.map(({ text }) => text)
    .join('')
