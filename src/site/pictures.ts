import { getImage } from 'astro:assets'
import { createHash } from 'node:crypto'
import type { ImageMetadata } from 'astro'
import type { PageImage } from '../model/checks/text-links.ts'
import { widths } from '../model/images/formats.ts'
import { imagePlace } from '../model/markdown.ts'

/** An image as the store hands it over: Astro has put the file behind a photograph's name. */
export type StoredImage = PageImage & { photo?: ImageMetadata }

/** As wide as the text column, which is narrower beside a list of contents. */
const sizes = '(width >= 70rem) 42rem, (width >= 48rem) 58vw, 92vw'

/** A rendered text with its images in their places. */
export async function withPictures(html: string, images: readonly StoredImage[]): Promise<string> {
  if (images.length === 0) return html
  const pictures = await Promise.all(images.map(figure))
  return html.replaceAll(imagePlace, () => pictures.shift() ?? '')
}

async function figure(image: StoredImage): Promise<string> {
  const caption = image.caption ? `<figcaption>${escaped(image.caption)}</figcaption>` : ''
  const picture = image.photo ? await photograph(image, image.photo) : drawing(image)
  return `<figure class="picture">${picture}${caption}</figure>`
}

/** AVIF where the browser knows it, WebP where not, each in the widths that a screen may need. */
async function photograph(image: StoredImage, src: ImageMetadata): Promise<string> {
  const width = Math.min(image.width, Math.max(...widths))
  const height = Math.round((width / image.width) * image.height)
  const { version, shownIn } = image
  const fitting = [...new Set([...widths.filter((one) => one < width), width])]
  const make = (format: 'avif' | 'webp') =>
    getImage({ src, format, width, height, widths: fitting, ...{ version, shownIn } })
  const [avif, webp] = await Promise.all([make('avif'), make('webp')])
  const source = `<source type="image/avif" srcset="${escaped(avif.srcSet.attribute)}" sizes="${sizes}">`
  const img = `<img src="${escaped(webp.src)}" srcset="${escaped(webp.srcSet.attribute)}" sizes="${sizes}"`
  return `<picture>${source}${img}${attributes(image, width, height)}></picture>`
}

function drawing(image: StoredImage): string {
  return `<img class="drawing" src="${drawingAddress(image)}"${attributes(image, image.width, image.height)}>`
}

/** Where an SVG is published, under a name that changes with it. */
export function drawingAddress({ name, svg = '' }: PageImage): string {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return `/_astro/${name.replace(/svg$/, hash)}.svg`
}

function attributes({ alt, isEager }: PageImage, width: number, height: number): string {
  return ` alt="${escaped(alt)}" width="${width}" height="${height}"${isEager ? '' : ' loading="lazy"'} decoding="async"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
