import sharp from 'sharp'
import { codeVersion, kept } from '../../lib/kept.ts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
import { childrenOf, pathTo, type Tree } from '../../site/tree.ts'
import { readColors } from '../../styles/colors.ts'
import { type Card, cardSvg, type Typefaces } from './card.ts'
import { readTypeface } from './typeface.ts'

/**
 * So many colors hold the edges of lines and letters smooth, in five tones. More effort finds no better ones, and pressing
 * harder takes twice as long for a thirtieth less.
 */
const look = { palette: true, colours: 48, dither: 0, compressionLevel: 6, effort: 1 }

/** An SVG as PNG. The same drawing is painted once, ever. */
export async function paint(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = JSON.stringify([look, sharp.versions.sharp])
  return new Uint8Array(await kept('pictures', [svg, made], () => sharp(Buffer.from(svg)).png(look).toBuffer()))
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

let faces: Promise<Typefaces> | undefined

/** Read when the first picture is asked for: whoever writes waits for none. */
function typefaces(): Promise<Typefaces> {
  faces ??= Promise.all([
    readTypeface(newsreader, { opsz: 72, wght: 400 }),
    readTypeface(hanken, { wght: 400 }),
    readTypeface(hanken, { wght: 550 }),
  ]).then(([display, text, strong]) => ({ display, text, strong }))
  return faces
}

/** Found once for a build. Under npm run dev it changes, and pictures are drawn each time. */
const code = import.meta.env.DEV ? undefined : codeVersion()

/** The picture that stands for a page where its link is shared. What shows the same is not even drawn again. */
export async function picture(company: Company, tree: Tree, page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const card = cardOf(company, tree, page)
  const drawn = async () => paint(cardSvg(card, await typefaces(), readColors()))
  return code ? new Uint8Array(await kept('cards', [code, JSON.stringify(card)], drawn)) : drawn()
}

function cardOf({ name }: Company, tree: Tree, page: Page): Card {
  const path = pathTo(tree, page.address)
  const own = path.filter(({ kind }) => kind === 'division')
  const divisions = own.length > 0 ? own : childrenOf(tree, '/').filter(({ kind }) => kind === 'division')
  return {
    eyebrow: path
      .slice(1, -1)
      .map((above) => above.name)
      .join(' / '),
    heading: page.heading ?? page.name,
    summary: page.summary,
    company: name,
    hands: divisions.flatMap((division) => (division.kind === 'division' ? division.art : [])),
  }
}
