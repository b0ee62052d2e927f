import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** One mistake with an image that a page shows: what an editor did, the file, what is in it, and what the gate says. */
type ImageMistake = [did: string, name: string, bytes: Buffer | string, says: string, cure: string]

const gray = (width: number, height = 300) => sharp({ create: { width, height, channels: 3, background: 'gray' } })

/** An image with nothing wrong. */
export const good = await gray(600).png().toBuffer()
// As programs write them: with styles, gradients, clips, filters, their own data, and words that look like functions.
export const goodDrawing = svg(
  [
    '<style>@media print{.a:not(.b){fill:rgb(0 0 0)}}.a{fill:url(#a);clip-path:url(#c)}</style><title>A kite (red)</title>',
    '<metadata><x:y xmlns:x="z"/></metadata><inkscape:grid/><g inkscape:label="l" id="Group(1)" data-name="Kite(1)">',
    '<linearGradient id="a"><stop offset="1" stop-color="#fff"/></linearGradient><clipPath id="c"><path d="M0 0h1"/></clipPath>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)" transform="translate(1) rotate(2)">',
    `<path class="a" d="M0 0h40" fill="url(#a)"/></g>${'<use xlink:href="#c"/>'.repeat(1000)}<use href="#gone"/></g>`,
  ].join(''),
  'viewBox="0 0 400 300" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" aria-label="A kite"',
)

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

const repeated = 'repeats its parts until there are more than 100,000.'
const fewer = 'Draw it with fewer repetitions, or save it as a PNG.'

/** A part of ten paths, a part with ten of those, and so on: ten million in a kilobyte. */
function copies(use: (id: string) => string, part = 'g', times = 10): string {
  const ids = [...'abcdefg']
  return `<${part} id="a">${'<path/>'.repeat(10)}</${part}>${ids
    .slice(1)
    .map((id, i) => `<${part} id="${id}">${use(ids[i] ?? '').repeat(times)}</${part}>`)
    .join('')}`
}

const naming = 'Use lower-case letters, digits and hyphens, and one of .png, .jpg, .jpeg, .webp, .avif, .svg.'

/** Mistakes with how a text shows an image that is there. */
// biome-ignore format: a mistake a line reads as a table
export const showing: [did: string, name: string, text: string, says: string, cure: string][] = [
  ['does not say what an image shows', 'kite.png', '![](kite.png)', 'shows the image kite.png without saying what it shows.', 'Write ![what it shows](kite.png).'],
  ...['image', 'Kite', 'kite.png', 'A picture of a kite', 'Screenshot 2026-11-17 at 09.12.11', 'IMG_1234', 'Alt text'].map(
    (said): [string, string, string, string, string] => [`says only "${said}" of an image`, 'kite.png', `![${said}](kite.png)`, `shows the image kite.png and says "${said}", which tells nothing of what it shows.`, 'Write what somebody sees in it, for those who do not see it.'],
  ),
  ['says the caption again', 'kite.png', '![A red kite](kite.png "A red kite")', 'says the same of the image kite.png as its caption does.', 'Say in brackets what it shows, and in the caption what that means.'],
  ['shows an image among words', 'kite.png', 'See ![A kite](kite.png) here.', 'shows the image kite.png among words.', 'Put it on a line of its own, with an empty line above and below.'],
  ['shows an image in a table', 'kite.png', '| A |\n| --- |\n| ![A kite](kite.png) |', 'shows the image kite.png among words.', 'Put it on a line of its own, with an empty line above and below.'],
  ['names an image in capital letters', 'Kite.PNG', '![A kite](Kite.PNG)', 'shows the image Kite.PNG, whose name does not fit an address.', naming],
  ['names an image with a blank', 'my kite.png', '![A kite](my%20kite.png)', 'shows the image my%20kite.png, whose name has a blank.', 'Rename the file to my-kite.png, and write that.'],
  ['shows a TIFF', 'kite.tiff', '![A kite](kite.tiff)', 'shows the image kite.tiff, whose name does not fit an address.', naming],
  ['shows a GIF', 'kite.gif', '![A kite](kite.gif)', 'shows the image kite.gif, and GIF is not shown.', 'Save it as PNG or JPEG; moving images are not shown.'],
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
  ['draws with a script of another name', 'kite.svg', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'has <x:script>, which is not published.', plain],
  ['draws with an event handler', 'kite.svg', svg('<path onload="alert(1)"/>'), 'has the attribute onload, which is not published.', plain],
  ['draws with a page inside', 'kite.svg', svg('<foreignObject/>'), 'has <foreignObject>, which is not published.', plain],
  ['draws with a photograph inside', 'kite.svg', svg('<image href="data:image/png;base64,"/>'), 'has <image>, which is not published.', plain],
  ['draws with a part from elsewhere', 'kite.svg', svg('<use href="https://example.org/a.svg#b"/>'), 'has a link to something outside (href), which is not published.', plain],
  ['draws with a style from elsewhere', 'kite.svg', svg('<style>@import "https://example.org/a.css";</style>'), 'has a style that loads something, which is not published.', plain],
  ['draws with a color from elsewhere', 'kite.svg', svg('<path fill="url(https://example.org/a.svg#b)"/>'), 'has a style that loads something, which is not published.', plain],
  ['draws with a stylesheet beside it', 'kite.svg', svg('').replace('?>', '?><?xml-stylesheet href="a.css"?>'), 'has an instruction (<?xml-stylesheet>), which is not published.', plain],
  ['draws with words that stand for others', 'kite.svg', svg('&a;').replace('?>', '?><!DOCTYPE svg [<!ENTITY a "b">]>'), 'has <!ENTITY>, which is not published.', plain],
  ['draws with a page that leads elsewhere', 'kite.svg', svg('<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=//evil.example"/>'), 'has <meta>, which is not published.', plain],
  ['draws with a form', 'kite.svg', svg('<x:form xmlns:x="http://www.w3.org/1999/xhtml" action="//evil.example"/>'), 'has <x:form>, which is not published.', plain],
  ['draws with an element of another language', 'kite.svg', svg('<title xmlns="http://www.w3.org/1999/xhtml"/>'), 'has parts that are no SVG (http://www.w3.org/1999/xhtml), which is not published.', plain],
  ['draws with a base', 'kite.svg', svg('<g xml:base="https://evil.example/"/>'), 'has the attribute xml:base, which is not published.', plain],
  ['draws with sources', 'kite.svg', svg('<path srcset="//evil.example/a.png 1x"/>'), 'has the attribute srcset, which is not published.', plain],
  ['draws with a link of another prefix', 'kite.svg', svg('<use x:href="//evil.example" xmlns:x="http://www.w3.org/1999/xlink"/>'), 'has the attribute x:href, which is not published.', plain],
  ...['mask:image-set("//evil.example/a.png" 1x)', 'mask:-webkit-image-set("//evil.example" 1x)', 'fill:src("//evil.example")', 'cursor:url(#a),url( \'//evil.example\')', 'fill:URL(//evil.example)', '--a:url(#a);fill:var(--a)'].map(
    (style): ImageMistake => [`draws with ${style}`, 'kite.svg', svg(`<path style="${style.replaceAll('"', '&quot;')}"/>`), 'has a style that loads something, which is not published.', plain],
  ),
  ['draws with what is kept for a stylesheet', 'kite.svg', svg('<style>@font-face{src:"a"}</style>'), 'has a style that loads something, which is not published.', plain],
  ['draws with copies of copies', 'kite.svg', svg(copies((id) => `<use href="#${id}"/>`)), repeated, fewer],
  ['draws with copies by their spelling', 'kite.svg', svg(copies((id) => `<use href=" #%6${id.charCodeAt(0) - 96}"/>`)), repeated, fewer],
  ['draws with patterns of patterns', 'kite.svg', svg(copies((id) => `<path fill="url('#${id}')"/>`, 'pattern')), repeated, fewer],
  ['draws with patterns that pass on', 'kite.svg', svg(copies((id) => `<g fill="url(#${id})">${'<path/>'.repeat(9)}</g>`, 'pattern', 1)), repeated, fewer],
  ['draws with patterns by a style', 'kite.svg', svg(copies((id) => `<path class="${id}"/>`, 'pattern').replace('<', '<style>.a{fill:url(#a)}.b{fill:url(#b)}.c{fill:url(#c)}.d{fill:url(#d)}.e{fill:url(#e)}.f{fill:url(#f)}.g{fill:url(#g)}</style><')), repeated, fewer],
  ['draws with a mark at each of many points', 'kite.svg', svg(`<marker id="a">${'<path/>'.repeat(1000)}</marker><path marker-mid="url(#a)" d="M0 0h${'1 '.repeat(1000)}"/>`), repeated, fewer],
  ['draws a part that has itself in it', 'kite.svg', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), repeated, fewer],
  ['draws without a size', 'kite.svg', svg('<path d="M0 0h40"/>', ''), 'does not say how large it is.', 'Export it with a viewBox.'],
  ['draws half a file', 'kite.svg', svg('').slice(0, -8), 'is broken, and cannot be read.', plain],
  ['draws every blade of grass', 'kite.svg', svg('<g/>'.repeat(1_000_000)), 'has more than 40,000 tags.', 'Draw it with fewer parts, or save it as a PNG.'],
  ['draws a map', 'kite.svg', svg(`<path d="${'M1 1'.repeat(31_000)}"/>`), 'weighs 125 KB, at most 120.', 'Draw it with fewer points, or save it as a PNG.'],
]
