import { createHash } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import { pruner, remember } from './styles.ts'

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

/** A text as the content security policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The hashes a policy names. */
export function hashesIn(policy: string): string[] {
  return policy.match(/sha256-[^']+/g) ?? []
}

/** The policy with these hashes and no others: each is 44 letters that no compression helps. */
export function withHashes(policy: string, hashes: { script: readonly string[]; style: readonly string[] }): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      const own = name === 'script-src' ? hashes.script : name === 'style-src' ? hashes.style : []
      const kept = sources.filter((source) => !source.startsWith("'sha256-"))
      return [name, ...kept, ...own.map((hash) => `'${hash}'`)].join(' ')
    })
    .join(';')
}

/** A place in a page, and what stands there instead. */
interface Edit {
  range: readonly [number, number]
  text: string
}

type ClassesOf = (script: string) => ReadonlySet<string>
/** Tells whether the text of a script is one that build/inline-scripts.ts has made. */
type IsOurs = (script: string) => boolean

/** Returns a function that writes a page without what it need not carry. A page without a policy, as at an old address, stays. */
export function pageTrimmer(classesOf: ClassesOf, isOurs: IsOurs): (file: string, html: string) => string {
  const prune = remember(pruner)
  return (file, html) => {
    const root = parse(html, { blockTextElements: { script: true, style: true } })
    const policy = root.querySelector('meta[http-equiv=content-security-policy]')
    if (!policy) return html
    const content = policy.getAttribute('content') ?? ''
    const [wake, own] = inlineScripts(root, isOurs)
    const policyHashes = new Set(hashesIn(content))
    const isKnown = (text: string) => isOurs(text) || policyHashes.has(hashOf(text))
    refuseStrangers(file, [...wake, ...own, ...root.querySelectorAll('body style')], isKnown)

    // One style for all, where the page's own stood: the policy names one hash.
    const styles = root.querySelectorAll('style')
    const css = prune(styles.map(({ rawText }) => rawText).join(''))(classNames(root, classesOf))
    const place = root.querySelectorAll('head style').at(-1)
    // Browsers hold to a policy only what stands behind it, and look for the letters in the first kilobyte.
    const first = root.querySelector('meta[charset]')?.range[1] ?? html.indexOf('<head>') + '<head>'.length
    const hashes = { script: own.map(({ rawText }) => hashOf(rawText)), style: [hashOf(css)] }
    return apply(html, [
      ...wake.map(({ range }) => ({ range, text: '' })),
      ...deferred(root).map(withoutWaiting),
      ...root.querySelectorAll('astro-island[await-children]').map((island) => unawaited(island, html)),
      ...partsOf(root).map((part) => withAttribute(part, 'data-part')),
      ...paintedOnce(root),
      ...styles.map((style) => ({ range: style.range, text: style === place ? `<style>${css}</style>` : '' })),
      { range: policy.range, text: '' },
      {
        range: [first, first],
        text: `<meta http-equiv="content-security-policy" content="${withHashes(content, hashes)}">`,
      },
    ])
  }
}

/**
 * What Astro writes into the body to wake islands, which src/islands brings once for all pages; and ours, there or in the
 * head. Rules for what is made ready are none of Astro's.
 */
function inlineScripts(root: HTMLElement, isOurs: IsOurs): [wake: HTMLElement[], own: HTMLElement[]] {
  const scripts = (place: string) => root.querySelectorAll(`${place} script:not([src])`).filter((it) => !isData(it))
  const inBody = scripts('body')
  const ours = inBody.filter((it) => isOurs(it.rawText) || it.getAttribute('type') === 'speculationrules')
  return [inBody.filter((script) => !ours.includes(script)), [...scripts('head'), ...ours]]
}

/** Told to search engines, and run by nobody: browsers ask no policy about it, so it needs no hash. */
function isData(script: HTMLElement): boolean {
  return script.getAttribute('type') === 'application/ld+json'
}

/** Astro lets scripts wait for the end of the page, and the end of the page for them: its load, and the part that a link names. */
function deferred(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll('script[type=module][src]')
}

function withoutWaiting(script: HTMLElement): Edit {
  script.setAttribute('async', '')
  return { range: script.range, text: script.outerHTML }
}

/** What wakes islands stands behind them all, so what is in them is there; Astro would wait for the whole page, and its styles. */
function unawaited({ range: [start] }: HTMLElement, html: string): Edit {
  const mark = ' await-children'
  const place = html.indexOf(`${mark}>`, start)
  return { range: [place, place + mark.length], text: '' }
}

/** Written behind its name, as the rest of an element may be edited as well. */
function withAttribute({ range: [start], rawTagName }: HTMLElement, attribute: string): Edit {
  const behindName = start + 1 + rawTagName.length
  return { range: [behindName, behindName], text: ` ${attribute}` }
}

/**
 * The layout lets the first paint wait for the whole page, as it cannot know where its first part ends. Headings have names
 * in small letters, so none has these.
 */
function paintedOnce(root: HTMLElement): Edit[] {
  const link = root.querySelector('link[rel=expect]')
  const { wide, phone } = behindFirstPaint(root)
  if (!link || !wide || !phone) return []
  const awaited =
    wide === phone
      ? [{ element: wide, name: 'Later', media: '' }]
      : [
          { element: phone, name: 'Sooner', media: ' media="(width<48rem)"' },
          { element: wide, name: 'Later', media: ' media="(width>=48rem)"' },
        ]
  const links = awaited.map(
    ({ element, name, media }) => `<link rel="expect" href="#${element.id || name}" blocking="render"${media}>`,
  )
  const unnamed = awaited.filter(({ element }) => !element.id)
  return [
    { range: link.range, text: links.join('') },
    ...unnamed.map(({ element, name }) => withAttribute(element, `id="${name}"`)),
  ]
}

/** Astro's policy names all that Astro wrote. Anything else got in by a way we do not know, and is never let through. */
function refuseStrangers(file: string, inline: readonly HTMLElement[], isKnown: (text: string) => boolean): void {
  const stranger = inline.find(({ rawText }) => !isKnown(rawText))
  if (stranger)
    throw new Error(
      `${file} has a ${stranger.rawTagName} that the content security policy does not know: ${stranger.rawText.slice(0, 80)}`,
    )
}

/** Tells whether the page, or an island on it, can ever show a class. What is marked as late has its styles in src/styles/late.css. */
function classNames(root: HTMLElement, classesOf: ClassesOf): (name: string) => boolean {
  const shown = root.querySelectorAll('[class]').filter((element) => !element.closest('[data-late]'))
  // Read, and not as they are written: `[[data-open]>&]:block` has characters that are escaped there.
  const own = new Set(shown.flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? []))
  const islands = root
    .querySelectorAll('astro-island')
    .map((island) => classesOf(island.getAttribute('component-url') ?? ''))
  return (name) => own.has(name) || islands.some((names) => names.has(name) || isMade(name, names))
}

/** Tells whether a class may be put together by an island, such as `x3` by `x${place}`. */
function isMade(name: string, names: ReadonlySet<string>): boolean {
  return Array.from(name, (_, i) => `${name.slice(0, i + 1)}\${`).some((beginning) => names.has(beginning))
}

/** From the end to the start, so that no edit moves another. */
function apply(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce((text, { range: [from, to], text: instead }) => text.slice(0, from) + instead + text.slice(to), html)
}
