import type { CustomPlugin } from 'svgo'
import type { Problem } from '../problems.ts'
import { mostBytes } from './limits.ts'

type Slip = Pick<Problem, 'what' | 'cure'>

/** An SVG as it is published: without what its editor wrote about itself, its author and its folders. */
export interface Drawing {
  width: number
  height: number
  svg: string
}

const plain = 'Export it as a plain SVG, with texts as paths and images left out.'
const broken = { what: 'is broken, and cannot be read.', cure: plain }

interface Found {
  harms: string[]
  size?: { width: number; height: number }
}

/** A drawing without its metadata, or why it is refused: it could run or load something where it is opened alone. */
export async function inspectDrawing(text: string): Promise<Drawing | Slip> {
  // Refused unread: a few of them can stand for more than any memory holds.
  if (/<!ENTITY/i.test(text)) return { what: 'has <!ENTITY>, which is not published.', cure: plain }
  // Loaded where there is a drawing to look at: most builds have none.
  const { optimize } = await import('svgo')
  const found: Found = { harms: [] }
  try {
    const { data: svg } = optimize(text, {
      plugins: [
        look(found),
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
      ],
    })
    if (found.harms[0]) return { what: `has ${found.harms[0]}, which is not published.`, cure: plain }
    if (!found.size) return broken
    const { width, height } = found.size
    if (!(width > 0 && height > 0)) return { what: 'does not say how large it is.', cure: 'Export it with a viewBox.' }
    const bytes = Buffer.byteLength(svg)
    if (bytes > mostBytes)
      return {
        what: `weighs ${Math.ceil(bytes / 1000)} KB, at most ${mostBytes / 1000}.`,
        cure: 'Draw it with fewer points, or save it as a PNG.',
      }
    return { width, height, svg }
  } catch {
    return broken
  }
}

/** What runs, loads, leads somewhere or moves. */
const forbidden =
  /^(script|handler|foreignobject|image|feimage|iframe|object|embed|link|audio|video|a|set|animate|animatemotion|animatetransform)$/i

/** Goes through a drawing once, before anything is taken out of it. */
function look(found: Found): CustomPlugin {
  return {
    name: 'look',
    fn: () => ({
      instruction: {
        enter: ({ name }) => {
          if (name !== 'xml') found.harms.push(`an instruction (<?${name}>)`)
        },
      },
      element: {
        enter: (node, parent) => {
          const name = node.name.replace(/^.*:/, '')
          if (forbidden.test(name)) found.harms.push(`<${name}>`)
          for (const [key, value] of Object.entries(node.attributes)) found.harms.push(...harmIn(key, value))
          if (name === 'style')
            for (const child of node.children) if ('value' in child) found.harms.push(...harmInStyle(child.value))
          if (parent.type === 'root') found.size = sizeOf(node.attributes)
        },
      },
    }),
  }
}

function harmIn(key: string, value: string): string[] {
  if (/^on/i.test(key)) return [`an event handler (${key})`]
  // Inside the drawing itself is #name.
  if (/(^|:)(href|src)$/i.test(key) && !value.trim().startsWith('#')) return [`a link to something outside (${key})`]
  return harmInStyle(value)
}

function harmInStyle(text: string): string[] {
  return /@import|url\(\s*['"]?\s*(?!['"#\s])|javascript:|\\/i.test(text) ? ['a style that loads something'] : []
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
