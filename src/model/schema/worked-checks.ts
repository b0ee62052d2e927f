import { heightSteps } from '../../lib/heights.ts'
import type { Bars, Course, Tape, Worked } from './worked-shapes.ts'

/** What the parts of a worked case have to agree on. */

type Refuse = (path: (string | number)[], message: string) => void

const count = (has: number, needs: number, each: string) =>
  `must have ${needs} entries, one for each ${each}, and has ${has}`

function checkCourse({ lines, area, zones }: Course, refuse: Refuse) {
  const points = lines[0]?.heights.length ?? 0
  for (const [i, { heights }] of lines.entries())
    if (heights.length !== points)
      refuse(['lines', i, 'heights'], count(heights.length, points, 'point of the first line'))
  for (const side of area ? (['top', 'bottom'] as const) : [])
    if (area?.[side].length !== points)
      refuse(['area', side], count(area?.[side].length ?? 0, points, 'point of the first line'))
  for (const [i, { from, to }] of zones?.spans.entries() ?? [])
    if (from >= to || to > points)
      refuse(
        ['zones', 'spans', i],
        `must run from one of ${points} points to a later one, and runs from ${from} to ${to}`,
      )
}

function checkTape({ columns, states, rows, follow, notes }: Tape, refuse: Refuse) {
  for (const [i, { row = 1 }] of notes.entries())
    if (row > rows.length) refuse(['notes', i, 'row'], `is ${row}, and there are ${rows.length} rows`)
  if (follow > rows.length) refuse(['follow'], `is ${follow}, and there are ${rows.length} rows`)
  const known = new Set<string>([...states.map(({ tone }) => tone), 'none'])
  for (const [i, { cells }] of rows.entries()) {
    if (cells.length !== columns.length) refuse(['rows', i, 'cells'], count(cells.length, columns.length, 'column'))
    for (const [n, tone] of cells.entries())
      if (!known.has(tone)) refuse(['rows', i, 'cells', n], `is "${tone}", which none of the states has`)
  }
}

/** More bars than this have no room for words below them. */
const labeled = 8

function checkBars({ columns, parts, set }: Bars, refuse: Refuse) {
  for (const [i, { heights, label }] of columns.entries()) {
    if (heights.length !== parts.length) refuse(['columns', i, 'heights'], count(heights.length, parts.length, 'part'))
    const sum = heights.reduce((one, other) => one + other, 0)
    if (set !== 'beside' && sum > heightSteps)
      refuse(['columns', i, 'heights'], `must add up to ${heightSteps} at most, and add up to ${sum}`)
    if (label !== undefined && columns.length > labeled)
      refuse(['columns', i, 'label'], `must be left out, since there are more than ${labeled} bars`)
    if (label === undefined && columns.length <= labeled)
      refuse(['columns', i, 'label'], `is missing, and ${labeled} bars or fewer have one each`)
  }
}

/** Numbers stand in order; on a line they keep a point between them, so that they never touch. */
function checkNotes(worked: Worked, refuse: Refuse) {
  const places = worked.shape === 'course' ? (worked.lines[0]?.heights.length ?? 0) : worked.columns.length
  const apart = worked.shape === 'course' ? 2 : 1
  for (const [i, { at }] of worked.notes.entries()) {
    const before = worked.notes[i - 1]?.at
    if (at > places) refuse(['notes', i, 'at'], `is ${at}, and there are ${places} places`)
    else if (before !== undefined && at < before + apart)
      refuse(['notes', i, 'at'], `is ${at}, and must be ${before + apart} at least, behind the note before it`)
  }
}

export function checkWorked(worked: Worked, refuse: Refuse) {
  if (worked.shape === 'course') checkCourse(worked, refuse)
  if (worked.shape === 'tape') checkTape(worked, refuse)
  if (worked.shape === 'bars') checkBars(worked, refuse)
  checkNotes(worked, refuse)
}
