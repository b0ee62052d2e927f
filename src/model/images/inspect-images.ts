import { join } from 'node:path'
import type { Overlay } from '../content-files.ts'
import type { Problem } from '../problems.ts'
import { formatNamed } from './formats.ts'
import { type ImageFacts, inspectImage } from './inspect.ts'

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
      if ('what' in found)
        problems.push({
          file,
          field: `line ${line}`,
          line,
          what: `shows ${name}, which ${found.what}`,
          cure: found.cure,
        })
      else images.set(image, found)
    }),
  )
  return { images, problems }
}
