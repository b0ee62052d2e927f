import type { Scrap } from '../../model/schema/jobs.ts'

/** What lies on the desk: the pieces of paper that a scrap is made of, and the strokes that cross it out. */

export interface Leaf {
  /** Who or what it is from. */
  label: string
  lines: readonly { label?: string; text: string; isCircled?: boolean }[]
  /** What stood there before somebody corrected it by hand. */
  struck?: string | undefined
  note?: string | undefined
}

/** A leaf for each line, or for each window: there the second is a copy, and where it differs somebody has circled it. */
export function leavesOf({ look, columns, rows }: Pick<Scrap, 'look' | 'columns' | 'rows'>): Leaf[] {
  if (columns)
    return columns.map((label, c) => ({
      label,
      lines: rows.map((row) => ({
        label: row.label,
        text: row.cells[c] ?? '',
        isCircled: c > 0 && row.cells[c] !== row.cells[0],
      })),
      note: c > 0 ? rows.find(({ note }) => note)?.note : undefined,
    }))
  return rows.map(({ label, cells, struck, note }) => ({
    label,
    lines: cells.map((text) => ({ text, isCircled: look === 'sheet' && note !== undefined })),
    struck,
    note,
  }))
}

/** Where the record begins, in percent of the scrap's width: desk.css has the columns. */
const record = 112.5

/** Ways of crossing something out in one go, which ends at the record; in percent of the scrap. */
const hands = [
  `M2 82C24 52 58 22 93 7M5 20C30 34 66 70 90 93C103 99 98 26 ${record} 22`,
  `M2 36C30 28 66 24 97 20C66 38 28 50 4 62C36 58 68 52 96 46C60 66 34 76 8 88C44 84 90 84 101 56C106 40 104 24 ${record} 22`,
  `M4 90C14 60 22 32 30 10C34 40 40 66 46 92C54 60 60 36 66 12C71 40 76 62 82 88C92 70 96 24 ${record} 22`,
]

/** The strokes over the scrap at this place, from 0: the hand changes from one to the next. */
export const strokesAt = (place: number): string => hands[place % hands.length] ?? ''

/** Where all of them end. */
export const strokesEnd = `M${record} 22h0`
