import type { Problem } from '../problems.ts'
import { leastWidth, mostPixels } from './limits.ts'

type Slip = Pick<Problem, 'what' | 'cure'>

/** An image of pixels, as large as it is shown: a camera held upright says so in the file. */
export interface Photo {
  width: number
  height: number
}

/** The size of an image, or what is wrong with it. Only its first bytes are trusted before its size is known. */
export async function inspectPhoto(path: string): Promise<Photo | Slip> {
  // Loaded where there is an image to look at: most builds have none.
  const { default: sharp } = await import('sharp')
  const read = (limitInputPixels: number | false) => sharp(path, { failOn: 'error', limitInputPixels })
  try {
    const { autoOrient, pages = 1 } = await read(false).metadata()
    const { width, height } = autoOrient
    if (width * height > mostPixels)
      return {
        what: `has ${width} × ${height} pixels, ${millions(width * height)} million, at most ${millions(mostPixels)}.`,
        cure: 'Save it smaller: 3000 pixels wide is plenty.',
      }
    if (pages > 1) return { what: 'moves, and moving images are not shown.', cure: 'Save one picture of it.' }
    if (width < leastWidth)
      return { what: `is ${width} pixels wide, at least ${leastWidth}.`, cure: 'Use a larger one: it is not blown up.' }
    // Decoded once, as small as can be: whether it is whole, no header knows.
    await read(mostPixels).resize(16).raw().toBuffer()
    return { width, height }
  } catch {
    return { what: 'is broken or cut off, and cannot be read.', cure: 'Export it anew, or copy it again.' }
  }
}

function millions(pixels: number): number {
  return Math.round(pixels / 1_000_000)
}
