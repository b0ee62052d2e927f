/** Columns of a grid as classes, because the security policy of a page refuses styles written into it (see global.css). */

/** From one column to another, both counted from 1. */
export const placed = ({ from, to = from }: { from: number; to?: number | undefined }) =>
  `[--at:${from}] [--for:${to - from + 1}]`

/** So many columns has a grid. */
export const columnsOf = (count: number) => `[--of:${count}]`
