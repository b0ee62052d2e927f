/** Where things stand in drawings. Columns of a grid are classes, because the security policy of a page refuses styles written into it (see global.css). */

/** From one column to another, both counted from 1. */
export const placed = ({ from, to = from }: { from: number; to?: number | undefined }) =>
  `[--at:${from}] [--for:${to - from + 1}]`

/** So many columns has a grid. */
export const columnsOf = (count: number) => `[--of:${count}]`

/** A place in a drawing of a hundred by a hundred, as short as it needs to be. */
export const rounded = (place: number) => Math.round(place * 100) / 100
