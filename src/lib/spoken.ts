/** A field for people, who count from 1: `facts[2].label` is "facts 3, label". */
export function spoken(field: string): string {
  return field
    .replaceAll(
      /\[(\d+)\]/g,
      (_, i, at) => `${at === 0 ? 'entry' : field[at - 1] === ']' ? ', entry' : ''} ${Number(i) + 1}`,
    )
    .replaceAll(/\.(?=\w)/g, ', ')
}
