import postcss from 'postcss'
import { querySelectorAll, type XastElement, type XastRoot } from 'svgo'

/** What one element makes a browser draw, with all that it repeats. */
interface Drawn {
  parts: number
  /** Without what fills, cuts or marks the parts: each of them may have that once. */
  own: number
  /** How many points its lines have: a marker may stand at each. */
  points: number
}

/** At most how many parts a browser draws for a drawing: a few lines that repeat each other can stand for billions. */
export function partsDrawn(root: XastRoot): number {
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
export function elementsIn(parent: XastRoot | XastElement): XastElement[] {
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
