import { posix } from 'node:path'
import { extensions } from '../images/formats.ts'
import type { ShownImage } from '../images/inspect-images.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import { type TextLink, textLinks } from './text-links.ts'

/** As addresses are written, since the name becomes one. */
const fileName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${extensions.join('|')})$`)

/** A kind of thing, the name of a file, or what a camera called it. */
const saysNothing =
  /^(?:an? |the |my |our |this )?(?:image|picture|photo(?:graph)?|graphic|screenshot|figure|chart|diagram|logo|icon|illustration|img|alt|alt(?:ernative)? text|description|caption|untitled|placeholder)(?: (?:here|\d+|description))*[.:]?$|^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|screenshot) (?:of|showing) |^screen ?shot \d|^(?:img|dsc|dscn|pxl|image|photo)[_ -]?\d|\.(?:png|jpe?g|webp|avif|svg|gif|heic|tiff?|pdf)$|^\P{L}+$/iu

/** What is wrong with how a text shows an image, if anything is. What is in the file is looked at later. */
export function imageSlip({ url, text, caption, isAlone }: TextLink, file: string, files: readonly string[]) {
  const name = url.replace(/^\.\//, '')
  if (/^\w+:|\//.test(name))
    return {
      what: `shows the image ${url}, which is not beside the text.`,
      cure: 'Put the file into the same folder, and name it alone.',
    }
  if (/\s|%20/.test(name)) {
    const hyphened = name.toLowerCase().replaceAll(/(\s|%20)+/g, '-')
    return {
      what: `shows the image ${url}, whose name has a blank.`,
      cure: `Rename the file to ${hyphened}, and write that.`,
    }
  }
  const path = imageFile(url, file)
  if (!files.includes(path))
    return {
      what: `shows the image ${url}, and there is no such file.`,
      cure: `Put it at ${path}, or correct the name.`,
    }
  if (text.trim() === '')
    return { what: `shows the image ${url} without saying what it shows.`, cure: `Write ![what it shows](${url}).` }
  const said = text.trim()
  if (saysNothing.test(said) || said.toLowerCase() === name.replace(/\.\w+$/, '').toLowerCase())
    return {
      what: `shows the image ${url} and says "${said}", which tells nothing of what it shows.`,
      cure: 'Write what somebody sees in it, for those who do not see it.',
    }
  if (said.toLowerCase() === caption?.trim().toLowerCase())
    return {
      what: `says the same of the image ${url} as its caption does.`,
      cure: 'Say in brackets what it shows, and in the caption what that means.',
    }
  if (/\.gif$/i.test(name))
    return {
      what: `shows ${name}, and GIF is not shown.`,
      cure: 'Save it as PNG or JPEG; moving images are not shown.',
    }
  if (!fileName.test(name))
    return {
      what: `shows the image ${url}, whose name does not fit an address.`,
      cure: `Use lower-case letters, digits and hyphens, and one of .${extensions.join(', .')}.`,
    }
  if (!isAlone)
    return {
      what: `shows the image ${url} among words.`,
      cure: 'Put it on a line of its own, with an empty line above and below.',
    }
  return undefined
}

/** The images that texts show and that are there, each where it is shown. */
export function imagesShown(pages: readonly Page[], values: Placeholders, files: readonly string[]): ShownImage[] {
  return pages.flatMap((page) =>
    textLinks(page, values)
      .filter(({ kind }) => kind === 'image')
      .map(({ url, line }) => ({ image: imageFile(url, page.file), file: page.file, line }))
      .filter(({ image }) => files.includes(image)),
  )
}

export function imageFile(url: string, file: string): string {
  return posix.join(posix.dirname(file), url.replaceAll('%20', ' '))
}
