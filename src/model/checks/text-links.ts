import { posix } from 'node:path'
import type { MdastNode } from 'satteri'
import { typeset } from '../../lib/typeset.ts'
import { extensions } from '../images/formats.ts'
import type { ImageFacts, ShownImage } from '../images/inspect.ts'
import { fillMarked, markPlaceholders } from '../markdown.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Fault } from '../problems.ts'
import { headingsOf } from './anchors.ts'
import { partsOf, plainText } from './markdown-tree.ts'

/** A link or an image in a text. */
export interface TextLink {
  kind: 'link' | 'image'
  /** Where it leads, with its `{{...}}` filled in. */
  url: string
  /** What a reader sees of it, or hears instead of the image. */
  text: string
  /** Its line in the file. */
  line: number
  /** What stands below an image. */
  caption?: string | undefined
  /** True of an image that is a paragraph by itself. */
  isAlone: boolean
}

type Linking = Extract<MdastNode, { type: 'link' | 'image' | 'definition' }>

/** The links and images of a page's text. */
export function textLinks(
  { markdown, textLine }: Pick<Page, 'markdown' | 'textLine'>,
  values: Placeholders,
): TextLink[] {
  return partsOf(markPlaceholders(markdown, values), textLine).flatMap(({ node, line, parent }) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return []
    const kind = node.type === 'image' ? 'image' : 'link'
    const caption = node.title ? fillMarked(node.title, values) : undefined
    const isAlone = parent?.type === 'paragraph' && parent.children.length === 1
    return [
      { kind, url: fillMarked(node.url, values), text: fillMarked(shownOf(node), values), line, caption, isAlone },
    ]
  })
}

function shownOf(node: Linking): string {
  if (node.type === 'image') return node.alt ?? ''
  // A definition is shown by what refers to it.
  return node.type === 'definition' ? node.identifier : textWithImages(node)
}

/** A link may show an image instead of words. */
function textWithImages(node: MdastNode): string {
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? (node.children as MdastNode[]).map(textWithImages).join('') : plainText(node)
}

/** As addresses are written, since the name becomes one. */
const fileName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${extensions.join('|')})$`)

/** A kind of thing, the name of a file, or what a camera called it. */
const saysNothing =
  /^(?:an? |the |my |our |this )?(?:image|picture|photo(?:graph)?|graphic|screenshot|figure|chart|diagram|logo|icon|illustration|img|alt|alt(?:ernative)? text|description|caption|untitled|placeholder)(?: (?:here|\d+|description))*[.:]?$|^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|screenshot) (?:of|showing) |^screen ?shot \d|^(?:img|dsc|dscn|pxl|image|photo)[_ -]?\d|\.(?:png|jpe?g|webp|avif|svg|gif|heic|tiff?|pdf)$|^\P{L}+$/iu

/** What is wrong with how a text shows an image, if anything is. What is in the file is looked at later. */
export function imageFault({ url, text, caption, isAlone }: TextLink, file: string, files: readonly string[]) {
  const name = url.replace(/^\.\//, '')
  const path = imageFile(url, file)
  const said = text.trim()
  const shows = (what: string, cure: string): Fault => ({ what: `shows the image ${url}${what}`, cure })
  if (/^\w+:|\//.test(name))
    return shows(', which is not beside the text.', 'Put the file into the same folder, and name it alone.')
  if (/\s|%20/.test(name)) {
    const hyphened = name.toLowerCase().replaceAll(/(\s|%20)+/g, '-')
    return shows(', whose name has a blank.', `Rename the file to ${hyphened}, and write that.`)
  }
  if (!files.includes(path)) return shows(', and there is no such file.', `Put it at ${path}, or correct the name.`)
  if (said === '') return shows(' without saying what it shows.', `Write ![what it shows](${url}).`)
  if (saysNothing.test(said) || said.toLowerCase() === name.replace(/\.\w+$/, '').toLowerCase())
    return shows(
      ` and says "${said}", which tells nothing of what it shows.`,
      'Write what somebody sees in it, for those who do not see it.',
    )
  if (said.toLowerCase() === caption?.trim().toLowerCase())
    return {
      what: `says the same of the image ${url} as its caption does.`,
      cure: 'Say in brackets what it shows, and in the caption what that means.',
    }
  if (/\.gif$/i.test(name))
    return shows(', and GIF is not shown.', 'Save it as PNG or JPEG; moving images are not shown.')
  if (!fileName.test(name))
    return shows(
      ', whose name does not fit an address.',
      `Use lower-case letters, digits and hyphens, and one of .${extensions.join(', .')}.`,
    )
  return isAlone
    ? undefined
    : shows(' among words.', 'Put it on a line of its own, with an empty line above and below.')
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

function imageFile(url: string, file: string): string {
  return posix.join(posix.dirname(file), url.replaceAll('%20', ' '))
}

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
