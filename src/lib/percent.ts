/** A place from 0 to 1 as an attribute of SVG takes it. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
