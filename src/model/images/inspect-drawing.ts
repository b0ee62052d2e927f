import { type CustomPlugin, optimize, type PluginConfig, type XastRoot } from 'svgo'
import type { Problem } from '../problems.ts'
import { attributes, elements, functions } from './drawing-words.ts'
import { mostBytes } from './limits.ts'
import { elementsIn, partsDrawn } from './parts-drawn.ts'

type Slip = Pick<Problem, 'what' | 'cure'>

/** An SVG as it is published: without what its editor wrote about itself, its author and its folders. */
export interface Drawing {
  width: number
  height: number
  svg: string
}

const plain = 'Export it as a plain SVG, with texts as paths and images left out.'
const cleaning: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  { name: 'removeComments', params: { preservePatterns: false } },
  'removeMetadata',
  'removeEditorsNSData',
]
const broken = { what: 'is broken, and cannot be read.', cure: plain }

/** A browser draws so many in a moment; no drawing within its bytes has nearly as many unless it repeats some. */
const mostParts = 100_000
const mostTags = 40_000
const count = (amount: number) => amount.toLocaleString('en')

/** A drawing without its metadata, or why it is refused: it could run or load something where it is opened alone. */
export function inspectDrawing(text: string): Drawing | Slip {
  // Refused unread: a few of them can stand for more than any memory holds.
  if (/<!ENTITY/i.test(text)) return { what: 'has <!ENTITY>, which is not published.', cure: plain }
  // So are these: what reads them takes a hundred times as long for ten times as many.
  if (text.split('<').length > mostTags)
    return { what: `has more than ${count(mostTags)} tags.`, cure: 'Draw it with fewer parts, or save it as a PNG.' }
  let drawing: XastRoot | undefined
  const keep: CustomPlugin = {
    name: 'keep',
    fn: (root) => {
      drawing = root
    },
  }
  try {
    const { data: svg } = optimize(text, { plugins: [...cleaning, keep] })
    const [harm] = drawing ? harmsIn(drawing) : []
    if (harm) return { what: `has ${harm}, which is not published.`, cure: plain }
    const shown = drawing?.children.find((child) => child.type === 'element')
    if (!drawing || !shown) return broken
    const { width, height } = sizeOf(shown.attributes)
    if (!(width > 0 && height > 0)) return { what: 'does not say how large it is.', cure: 'Export it with a viewBox.' }
    const bytes = Buffer.byteLength(svg)
    if (bytes > mostBytes)
      return {
        what: `weighs ${Math.ceil(bytes / 1000)} KB, at most ${mostBytes / 1000}.`,
        cure: 'Draw it with fewer points, or save it as a PNG.',
      }
    if (partsDrawn(drawing) > mostParts)
      return {
        what: `repeats its parts until there are more than ${count(mostParts)}.`,
        cure: 'Draw it with fewer repetitions, or save it as a PNG.',
      }
    return { width, height, svg }
  } catch {
    return broken
  }
}

/** What a drawing has that it may not have, once it is as it would be published. */
function harmsIn(root: XastRoot): string[] {
  const instructions = root.children.filter((child) => child.type === 'instruction')
  return [
    ...instructions.map(({ name }) => `an instruction (<?${name}>)`),
    ...elementsIn(root).flatMap(({ name, attributes, children }) => [
      ...(elements.has(name) ? [] : [`<${name}>`]),
      ...Object.entries(attributes).flatMap(([key, value]) => harmIn(key, value)),
      ...(name === 'style' ? children.flatMap((child) => ('value' in child ? harmInStyle(child.value) : [])) : []),
    ]),
  ]
}

function harmIn(key: string, value: string): string[] {
  // An element of another language may do anything, whatever it is called. A prefix alone does nothing.
  if (key === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? [] : [`parts that are no SVG (${value})`]
  if (/^(xmlns:|aria-|data-)/.test(key)) return []
  if (!attributes.has(key)) return [`the attribute ${key}`]
  // Inside the drawing itself is #name.
  if (/(^|:)href$/.test(key)) return value.trim().startsWith('#') ? [] : [`a link to something outside (${key})`]
  return /^(id|class|xlink:title)$/.test(key) ? [] : harmInStyle(value)
}

function harmInStyle(text: string): string[] {
  const isHarmless = Array.from(text.matchAll(/([\w-]+)\(\s*["']?\s*(#?)/g), ([, name = '', inside]) =>
    name.toLowerCase() === 'url' ? inside === '#' : functions.has(name.toLowerCase()),
  ).every(Boolean)
  return isHarmless && !/@(?!media\b)|\\/i.test(text) ? [] : ['a style that loads something']
}

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>) {
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const pixels = (text: string) => (/^[\d.]+(px)?$/.test(text.trim()) ? Number.parseFloat(text) : 0)
  const size = { width: boxWidth || pixels(width), height: boxHeight || pixels(height) }
  return { width: Math.round(size.width), height: Math.round(size.height) }
}
