import { midSentence } from '../../lib/names.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { heightSteps } from '../../model/schema/figures/scales.ts'

type Data = FigureOf<'line'>

/** How lines run, for those who listen. */
export function wordsOf({ lines, levels }: Pick<Data, 'lines' | 'levels'>): string {
  const runs = lines.map(({ name, heights }) => {
    const [low, high] = [Math.min(...heights), Math.max(...heights)]
    return `${name}: begins at ${heights[0]}, ends at ${heights.at(-1)}, and lies between ${low} and ${high}.`
  })
  const held = levels.map(({ name, heights }) =>
    heights.length === 1
      ? `Held against ${midSentence(name)}, at ${heights[0]}.`
      : `Held against ${midSentence(name)}, which begins at ${heights[0]} and ends at ${heights.at(-1)}.`,
  )
  return [...runs, ...held, `Heights are relative, from 0 to ${heightSteps}.`].join(' ')
}
