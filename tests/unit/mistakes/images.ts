import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** One mistake with an image that a page shows: what an editor did, the file, what is in it, and what the gate says. */
type ImageMistake = [did: string, name: string, bytes: Buffer | string, says: string, cure: string]

const gray = (width: number, height = 300) => sharp({ create: { width, height, channels: 3, background: 'gray' } })

/** An image with nothing wrong. */
export const good = await gray(600).png().toBuffer()
export const goodDrawing = svg('<path d="M0 0h40" fill="url(#a)"/><use href="#a"/>')

const jpeg = await gray(600).jpeg().toBuffer()
const moving = await sharp([good, await gray(600).tint('red').png().toBuffer()], { join: { animated: true } })
  .webp()
  .toBuffer()

function svg(inside: string, attributes = 'viewBox="0 0 400 300"'): string {
  return `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
}

/** A PNG that says it has more pixels than any machine should unpack. */
function bomb(width: number, height: number): Buffer {
  const bytes = Buffer.from(good)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const anew = 'Export it anew, or copy it again.'
const plain = 'Export it as a plain SVG, with texts as paths and images left out.'
const smaller = 'Save it smaller: 3000 pixels wide is plenty.'

const naming = 'Use lower-case letters, digits and hyphens, and one of .png, .jpg, .jpeg, .webp, .avif, .svg.'

/** Mistakes with how a text shows an image that is there. */
// biome-ignore format: a mistake a line reads as a table
export const showing: [did: string, name: string, text: string, says: string, cure: string][] = [
  ['does not say what an image shows', 'kite.png', '![](kite.png)', 'shows the image kite.png without saying what it shows.', 'Write ![what it shows](kite.png).'],
  ['shows an image among words', 'kite.png', 'See ![A kite](kite.png) here.', 'shows the image kite.png among words.', 'Put it on a line of its own, with an empty line above and below.'],
  ['shows an image in a table', 'kite.png', '| A |\n| --- |\n| ![A kite](kite.png) |', 'shows the image kite.png among words.', 'Put it on a line of its own, with an empty line above and below.'],
  ['names an image in capital letters', 'Kite.PNG', '![A kite](Kite.PNG)', 'shows the image Kite.PNG, whose name does not fit an address.', naming],
  ['names an image with a blank', 'my kite.png', '![A kite](my%20kite.png)', 'shows the image my%20kite.png, whose name has a blank.', 'Rename the file to my-kite.png, and write that.'],
  ['shows a TIFF', 'kite.tiff', '![A kite](kite.tiff)', 'shows the image kite.tiff, whose name does not fit an address.', naming],
  ['shows a GIF', 'kite.gif', '![A kite](kite.gif)', 'shows kite.gif, and GIF is not shown.', 'Save it as PNG or JPEG; moving images are not shown.'],
]

/** Mistakes with what is in an image. */
// biome-ignore format: a mistake a line reads as a table
export const images: ImageMistake[] = [
  ['copies half of a photograph', 'kite.jpg', jpeg.subarray(0, jpeg.length / 2), 'is broken or cut off, and cannot be read.', anew],
  ['copies half of a PNG', 'kite.png', good.subarray(0, good.length / 2), 'is broken or cut off, and cannot be read.', anew],
  ['saves nothing', 'kite.png', '', 'is empty.', anew],
  ['calls a PNG .jpg', 'kite.jpg', good, 'is called a JPEG, and is a PNG.', 'Rename it to kite.png, here and in the text.'],
  ['calls a photograph of a phone .jpg', 'kite.jpg', '\0\0\0\x18ftypheic', 'is called a JPEG, and is a HEIC.', 'Open it in a program for images, and export it as JPEG.'],
  ['calls a text .png', 'kite.png', 'A kite.', 'is no PNG, though it is called one.', 'Export it anew as PNG.'],
  ['calls a web page .svg', 'kite.svg', '<!doctype html><p>A kite.</p>', 'is no SVG, though it is called one.', 'Export it anew as SVG.'],
  ['shows a moving image', 'kite.webp', moving, 'moves, and moving images are not shown.', 'Save one picture of it.'],
  ['shows a thumbnail', 'kite.png', await gray(200).png().toBuffer(), 'is 200 pixels wide, at least 400.', 'Use a larger one: it is not blown up.'],
  ['shows a scan of 80 million pixels', 'kite.png', bomb(10_000, 8_000), 'has 10000 × 8000 pixels, 80 million, at most 50.', smaller],
  ['shows a file of 21 MB', 'kite.png', Buffer.concat([good, Buffer.alloc(20_500_000)]), 'weighs 21 MB, at most 20.', smaller],
  ['draws with a script', 'kite.svg', svg('<script>alert(1)</script>'), 'has <script>, which is not published.', plain],
  ['draws with a script of another name', 'kite.svg', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'has <script>, which is not published.', plain],
  ['draws with an event handler', 'kite.svg', svg('<path onload="alert(1)"/>'), 'has an event handler (onload), which is not published.', plain],
  ['draws with a page inside', 'kite.svg', svg('<foreignObject/>'), 'has <foreignObject>, which is not published.', plain],
  ['draws with a photograph inside', 'kite.svg', svg('<image href="data:image/png;base64,"/>'), 'has <image>, which is not published.', plain],
  ['draws with a part from elsewhere', 'kite.svg', svg('<use href="https://example.org/a.svg#b"/>'), 'has a link to something outside (href), which is not published.', plain],
  ['draws with a style from elsewhere', 'kite.svg', svg('<style>@import "https://example.org/a.css";</style>'), 'has a style that loads something, which is not published.', plain],
  ['draws with a color from elsewhere', 'kite.svg', svg('<path fill="url(https://example.org/a.svg#b)"/>'), 'has a style that loads something, which is not published.', plain],
  ['draws with a stylesheet beside it', 'kite.svg', svg('').replace('?>', '?><?xml-stylesheet href="a.css"?>'), 'has an instruction (<?xml-stylesheet>), which is not published.', plain],
  ['draws with words that stand for others', 'kite.svg', svg('&a;').replace('?>', '?><!DOCTYPE svg [<!ENTITY a "b">]>'), 'has <!ENTITY>, which is not published.', plain],
  ['draws without a size', 'kite.svg', svg('<path d="M0 0h40"/>', ''), 'does not say how large it is.', 'Export it with a viewBox.'],
  ['draws half a file', 'kite.svg', svg('').slice(0, -8), 'is broken, and cannot be read.', plain],
  ['draws a map', 'kite.svg', svg(`<path d="${'M1 1'.repeat(31_000)}"/>`), 'weighs 125 KB, at most 120.', 'Draw it with fewer points, or save it as a PNG.'],
]
