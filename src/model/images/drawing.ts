import postcss from 'postcss'
import { type CustomPlugin, optimize, type PluginConfig, querySelectorAll, type XastElement, type XastRoot } from 'svgo'
import type { Fault } from '../problems.ts'
import { mostBytes } from './formats.ts'

/** All that a drawing may be made of. What is not here is refused: nobody can list all that browsers will ever load or run. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

const elements = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

const attributes = words(`
  id class style role lang type media version baseProfile href xlink:href xlink:title xml:space xml:lang
  viewBox preserveAspectRatio zoomAndPan width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredFeatures
  transform transform-origin gradientTransform gradientUnits patternTransform patternUnits patternContentUnits
  spreadMethod offset clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits markerUnits
  markerWidth markerHeight refX refY orient
  in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent stdDeviation radius
  order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha scale xChannelSelector yChannelSelector
  surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`)

/** In styles, in small letters. Others fetch something (`src`, `image-set`), or hide what they stand for (`var`). */
const functions = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  polygon circle ellipse inset path cubic-bezier not is where nth-child nth-of-type
`)

/** What one element makes a browser draw, with all that it repeats. */
interface Drawn {
  parts: number
  /** Without what fills, cuts or marks the parts: each of them may have that once. */
  own: number
  /** How many points its lines have: a marker may stand at each. */
  points: number
}

/** At most how many parts a browser draws for a drawing: a few lines that repeat each other can stand for billions. */
function partsDrawn(root: XastRoot): number {
  const named = new Map<string, XastElement>()
  const all = elementsIn(root)
  // The first of a name counts.
  for (const element of all.toReversed()) named.set(element.attributes['id'] ?? '', element)
  const styled = styledNames(root, all)
  const known = new Map<XastElement, Drawn>()
  const find = (names: readonly string[]) => names.flatMap((name) => (name && named.get(name)) || [])

  const drawn = (element: XastElement): Drawn => {
    const before = known.get(element)
    if (before) return before
    // Until more is known: what comes back to itself has no end.
    known.set(element, { parts: Number.POSITIVE_INFINITY, own: 1, points: 1 })
    const { attributes } = element
    const repeated = find(spellings((attributes['href'] ?? attributes['xlink:href'] ?? '').trim().slice(1)))
    const inside = [...childrenOf(element), ...repeated].map(drawn)
    const sum = (key: keyof Drawn) => inside.reduce((total, one) => total + one[key], 0)
    const own = 1 + sum('own')
    const points = (`${attributes['d']} ${attributes['points']}`.match(/\d+/g)?.length ?? 2) + sum('points')
    const names = [...Object.values(attributes).flatMap(namesIn), ...(styled.get(element) ?? [])]
    const added = find(names).map((used) => drawn(used).parts * timesOf(used, own, points))
    const found = { parts: added.reduce((total, one) => total + one, 1 + sum('parts')), own, points }
    known.set(element, found)
    return found
  }
  return childrenOf(root).reduce((total, element) => total + drawn(element).parts, 0)
}

/** A marker stands at points; colors and patterns pass on to all inside; what cuts or blurs does so once. */
function timesOf({ name }: XastElement, own: number, points: number): number {
  if (name === 'marker') return points
  return /^(clipPath|mask|filter)$/.test(name) ? 1 : own
}

/** Every element of a drawing, in its order. */
function elementsIn(parent: XastRoot | XastElement): XastElement[] {
  return childrenOf(parent).flatMap((child) => [child, ...elementsIn(child)])
}

function childrenOf({ children }: XastRoot | XastElement): XastElement[] {
  return children.filter((child) => child.type === 'element')
}

/** The names that a style refers to, as in `url(#name)`. */
function namesIn(style: string): string[] {
  return [...style.matchAll(/url\(\s*["']?\s*#([^"')]*)/gi)].flatMap(([, name = '']) => spellings(name.trim()))
}

/** A name as it stands, and as an address would have it read. */
function spellings(name: string): string[] {
  return [...new Set([name, decodeURIComponent(name)])]
}

/** What the style elements of a drawing let its parts refer to. */
function styledNames(root: XastRoot, all: readonly XastElement[]): Map<XastElement, string[]> {
  const styled = new Map<XastElement, string[]>()
  for (const { name, children } of all) {
    if (name !== 'style') continue
    const css = children.map((child) => ('value' in child ? child.value : '')).join('')
    postcss.parse(css).walkRules((rule) => {
      const names = namesIn(rule.toString())
      if (names.length === 0) return
      for (const element of querySelectorAll(root, rule.selector))
        if (element.type === 'element') styled.set(element, [...(styled.get(element) ?? []), ...names])
    })
  }
  return styled
}

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
export function inspectDrawing(text: string): Drawing | Fault {
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
