import type { SetText, Typeface } from './typeface.ts'

/** A text in lines, at the size that was found for it. */
export interface Lines {
  size: number
  lines: SetText[]
}

interface Room {
  width: number
  height: number
  /** From the largest to the smallest that looks well. */
  sizes: readonly number[]
  /** The height of a line, as a share of the size. */
  leading: number
}

/** Breaks a text into lines at the largest size that fits. What fits at no size is cut, with an ellipsis. */
export function fitted(typeface: Typeface, text: string, { width, height, sizes, leading }: Room): Lines {
  const smallest = sizes.at(-1) ?? 0
  for (const size of sizes) {
    const lines = broken(text, (part) => typeface(part, size).width <= width)
    const isWhole = lines.every((line) => typeface(line, size).width <= width)
    if (isWhole && lines.length * size * leading <= height)
      return { size, lines: lines.map((line) => typeface(line, size)) }
  }
  const room = Math.max(1, Math.floor(height / (smallest * leading)))
  const fits = (part: string) => typeface(part, smallest).width <= width
  const lines = broken(text, fits).flatMap((line) => cut(line, fits))
  const kept = lines.slice(0, room)
  if (lines.length > room) kept.push(shortened(kept.pop() ?? '', fits))
  return { size: smallest, lines: kept.map((line) => typeface(line, smallest)) }
}

/** As many words in each line as fit. */
function broken(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word too long for a line, in pieces that are not. */
function cut(line: string, fits: (part: string) => boolean): string[] {
  const pieces = ['']
  for (const letter of line) {
    const longer = `${pieces.at(-1)}${letter}`
    if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

function shortened(line: string, fits: (part: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
