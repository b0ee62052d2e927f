import type { ImageFacts } from './images/inspect-image.ts'
import { inspectImages } from './images/inspect-images.ts'
import { byFile } from './problems.ts'
import { type Inspected, inspectContent, type ReadOptions } from './read.ts'

/** The whole gate: what the files say, and what is in the images that they show, by file. */
export async function inspectAll(
  root: string,
  options: ReadOptions,
): Promise<Inspected & { images: ReadonlyMap<string, ImageFacts> }> {
  const inspected = inspectContent(root, options)
  const { images, problems } = await inspectImages(root, inspected.shown, options.overlay)
  return { ...inspected, images, problems: byFile([...inspected.problems, ...problems]) }
}
