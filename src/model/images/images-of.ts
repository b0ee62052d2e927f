import { typeset } from '../../lib/typeset.ts'
import { headingsOf } from '../checks/anchors.ts'
import { imageFile, textLinks } from '../checks/text-links.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { ImageFacts } from './inspect.ts'

/** An image of a page, in the order of its text. */
export interface PageImage {
  /** What is told instead of the image, and what stands below it. */
  alt: string
  caption?: string | undefined
  width: number
  height: number
  /** Another one for each time the file was saved. */
  version: string
  /** True where it can be on the first screen: nobody waits for it there. */
  isEager: boolean
  /** Where the text shows it, for messages. */
  shownIn: { file: string; line: number }
  /** The name of its file, which stands beside the text's. */
  name: string
  /** What is published of an SVG. */
  svg?: string | undefined
}

/** The images that a page shows. */
export function imagesOf(page: Page, values: Placeholders, images: ReadonlyMap<string, ImageFacts>): PageImage[] {
  if (images.size === 0) return []
  const firstHeading = headingsOf(page)[0]?.line ?? Number.POSITIVE_INFINITY
  return textLinks(page, values)
    .filter(({ kind }) => kind === 'image')
    .flatMap(({ url, text, caption, line }, i) => {
      const path = imageFile(url, page.file)
      const facts = images.get(path)
      if (!facts) return []
      const name = path.slice(path.lastIndexOf('/') + 1)
      const words = { alt: typeset(text), caption: caption && typeset(caption) }
      return [{ ...words, ...facts, name, isEager: i === 0 && line < firstHeading, shownIn: { file: page.file, line } }]
    })
}
