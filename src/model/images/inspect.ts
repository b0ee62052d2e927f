import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Overlay } from '../content-files.ts'
import type { Fault, Problem } from '../problems.ts'
import type { Drawing } from './drawing.ts'
import { extensionFor, formatNamed, formatOf, leastWidth, mostFileBytes, mostPixels } from './formats.ts'

/** An image of pixels, as large as it is shown: a camera held upright says so in the file. */
interface Photo {
  width: number
  height: number
}

/** The size of an image, or what is wrong with it. Only its first bytes are trusted before its size is known. */
async function inspectPhoto(path: string): Promise<Photo | Fault> {
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

/** What is known of an image that can be shown. `version` is another one for each time the file was saved. */
export type ImageFacts = (Photo | Drawing) & { version: string }

const known = new Map<string, Promise<ImageFacts | Fault>>()

/** Looks at an image, once for each time it was saved. `named` is the format that its name promises. */
export async function inspectImage(path: string, named: string): Promise<ImageFacts | Fault> {
  const { size, mtimeMs } = await stat(path)
  const version = Math.round(mtimeMs).toString(36)
  const key = `${path} ${size} ${version}`
  const facts =
    known.get(key) ?? look(path, named, size).then((found) => ('what' in found ? found : { ...found, version }))
  known.set(key, facts)
  return facts
}

async function look(path: string, named: string, size: number): Promise<Photo | Drawing | Fault> {
  if (size === 0) return { what: 'is empty.', cure: 'Export it anew, or copy it again.' }
  if (size > mostFileBytes)
    return {
      what: `weighs ${Math.ceil(size / 1_000_000)} MB, at most ${mostFileBytes / 1_000_000}.`,
      cure: 'Save it smaller: 3000 pixels wide is plenty.',
    }
  const format = formatOf(await startOf(path))
  if (format !== named) return mistaken(path, named, format)
  if (named !== 'SVG') return inspectPhoto(path)
  // Loaded where there is a drawing to look at: most builds have none.
  const { inspectDrawing } = await import('./drawing.ts')
  return inspectDrawing(await readFile(path, 'utf8'))
}

/** A file that is not what its name says. */
function mistaken(path: string, named: string, format: string | undefined): Fault {
  if (!format) return { what: `is no ${named}, though it is called one.`, cure: `Export it anew as ${named}.` }
  const extension = extensionFor(format)
  const what = `is called a ${named}, and is a ${format}.`
  if (!extension) return { what, cure: `Open it in a program for images, and export it as ${named}.` }
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/[^.]+$/, extension)
  return { what, cure: `Rename it to ${name}, here and in the text.` }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** An image where a text shows it. */
export interface ShownImage {
  /** The image's file, from the project's folder. */
  image: string
  /** The text's file, and the line in it. */
  file: string
  line: number
}

/** Looks into the images that texts show: what is known of each by its file, and what is wrong with them. */
export async function inspectImages(
  root: string,
  shown: readonly ShownImage[],
  /** Where images are that are not in their place yet. */
  elsewhere: Overlay = new Map(),
): Promise<{ images: Map<string, ImageFacts>; problems: Problem[] }> {
  const images = new Map<string, ImageFacts>()
  const problems: Problem[] = []
  await Promise.all(
    shown.map(async ({ image, file, line }) => {
      const named = formatNamed(image)
      // What its name says is told already.
      if (!named) return
      const found = await inspectImage(join(root, elsewhere.get(image) ?? image), named)
      const name = image.slice(image.lastIndexOf('/') + 1)
      const what = `shows ${name}, which ${'what' in found ? found.what : ''}`
      if ('what' in found) problems.push({ file, field: `line ${line}`, line, what, cure: found.cure })
      else images.set(image, found)
    }),
  )
  return { images, problems }
}
