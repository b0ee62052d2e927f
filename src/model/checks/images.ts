import { posix } from 'node:path'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import { type TextLink, textLinks } from './text-links.ts'

/** What is wrong with an image in a text, if anything is. */
export function imageSlip({ url, text }: TextLink, file: string, files: readonly string[]) {
  if (/^(\w+:|\/)/.test(url))
    return {
      what: `shows the image ${url}, which is not beside the text.`,
      cure: 'Put the file into the same folder, and name it alone.',
    }
  const path = imageFile(url, file)
  if (!files.includes(path))
    return {
      what: `shows the image ${url}, and there is no such file.`,
      cure: `Put it at ${path}, or correct the name.`,
    }
  if (text.trim() === '')
    return { what: `shows the image ${url} without saying what it shows.`, cure: `Write ![what it shows](${url}).` }
  return undefined
}

/** The images that texts show, as files. */
export function imagesShown(pages: readonly Page[], values: Placeholders): Set<string> {
  return new Set(
    pages.flatMap((page) =>
      textLinks(page, values)
        .filter(({ kind }) => kind === 'image')
        .map(({ url }) => imageFile(url, page.file)),
    ),
  )
}

function imageFile(url: string, file: string): string {
  return posix.join(posix.dirname(file), url.replaceAll('%20', ' '))
}
