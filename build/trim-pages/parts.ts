import type { HTMLElement } from 'node-html-parser'

/** So many elements, and no more, are laid out in one go: on a slow phone in well under the 50 ms that block a touch. */
const atOnce = 60
/** With fewer, an element takes no turn of its own. */
const worthATurn = 8
/** With fewer, the first piece of a large part is too little to paint a page with. */
const worthAPaint = 15
/** Behind the opening, so many parts may be near when a page opens, and have been laid out: they are divided further. */
const near = 3

/**
 * The parts of a page that take turns when it is laid out (src/chrome/far): its body, which is its opening as long as the
 * others wait, its header, and all that follows the opening, which ends with its first heading. Each stands before those
 * inside it.
 */
export function partsOf(root: HTMLElement): HTMLElement[] {
  const [body, header, main, footer] = ['body', 'body > header', 'main', 'footer'].map((one) => root.querySelector(one))
  if (!body || !header || !main?.querySelector('h1') || !footer) return []
  const [opening, ...rest] = fromHeading(main)
  const seen = rest.filter(({ tagName }) => tagName !== 'SCRIPT')
  const whole = seen.flatMap((part, place) => [part, ...(place < near ? divided(part) : [])])
  return [body, header, ...(opening ? besideHeading(opening) : []), ...whole, footer]
}

/**
 * The first element that a page is painted without: what follows its first part behind the opening. To paint with more
 * would take longer; with less, what is in sight would move. On a phone, where things stand below each other, a large
 * opening is enough, or the first piece of a large part.
 */
export function behindFirstPaint(root: HTMLElement): Record<'wide' | 'phone', HTMLElement | undefined> {
  const main = root.querySelector('main')
  const part = partsOf(root).find(({ parentNode }) => parentNode === main)
  if (!main || !part) return { wide: undefined, phone: undefined }
  const [opening] = fromHeading(main)
  const fillsPhone = opening && sizeOf(opening) > atOnce
  return { wide: firstBehind(part), phone: fillsPhone ? innermost(part) : firstBehind(firstPieceOf(part)) }
}

/** In a list or a table, what comes last may give a place to what came first; a drawing is nothing without what it is about. */
function firstPieceOf(part: HTMLElement): HTMLElement {
  const isWhole = sizeOf(part) <= atOnce || /^([OUD]L|TABLE)$/.test(part.tagName)
  const isPiece = (child: HTMLElement) => child.tagName !== 'SVG' && sizeOf(child) >= worthAPaint
  const piece = isWhole ? undefined : part.children.find(isPiece)
  return piece ? firstPieceOf(piece) : part
}

/** Chromium waits until this begins, the standard until it ends: the innermost element does both at once. */
function firstBehind(element: HTMLElement | null): HTMLElement | undefined {
  if (!element) return undefined
  const siblings = element.parentNode?.children ?? []
  const next = siblings.slice(siblings.indexOf(element) + 1).find(isLaidOut)
  return next ? innermost(next) : firstBehind(element.parentNode)
}

function innermost(element: HTMLElement): HTMLElement {
  const first = element.children.find(isLaidOut)
  return first ? innermost(first) : element
}

/** Scripts and styles may be taken out, and browsers do not read what is only for those without scripts. */
function isLaidOut({ tagName }: HTMLElement): boolean {
  return !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(tagName)
}

/** What an element has in it from the one with the page's heading on. */
function fromHeading({ children }: HTMLElement): HTMLElement[] {
  return children.slice(children.findIndex((child) => child.tagName === 'H1' || child.querySelector('h1')))
}

function besideHeading(opening: HTMLElement): HTMLElement[] {
  if (opening.tagName === 'H1') return []
  const [inner, ...rest] = fromHeading(opening)
  return [...(inner ? besideHeading(inner) : []), ...rest.flatMap(withDivided)]
}

/** A drawing stays whole. */
function divided(part: HTMLElement): HTMLElement[] {
  const isWhole = part.tagName === 'SVG' || sizeOf(part) <= atOnce
  return isWhole ? [] : part.children.flatMap(withDivided)
}

function withDivided(part: HTMLElement): HTMLElement[] {
  return sizeOf(part) < worthATurn ? [] : [part, ...divided(part)]
}

function sizeOf(element: HTMLElement): number {
  return element.querySelectorAll('*').length
}
