import { createHash } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import { pruner, remember } from './styles.ts'

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
      ...root
        .querySelectorAll('astro-island')
        .filter(({ rawAttrs }) => rawAttrs !== '')
        .map(islandTag),
      ...withoutIdle(html, root),
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

/**
 * What wakes islands stands behind them all, so what is in them is there: Astro would wait for the whole page, and its
 * styles. Nor does it ask (src/islands/hydrate.ts) for their numbers, or for options that say nothing.
 */
function islandTag({ range: [start], rawAttrs }: HTMLElement): Edit {
  const needed = rawAttrs
    .replaceAll(/(?:^| )(?:(?:uid|prefix)="[^"]*"|await-children$)/g, '')
    .replace(/opts="{&quot;name&quot;:&quot;\w+&quot;,&quot;value&quot;:true}"/, 'opts="{}"')
  const from = start + '<astro-island '.length
  return { range: [from, from + rawAttrs.length], text: needed.trim() }
}

/** What says nothing to a browser, and in the body to nobody but islands, which look for some of it. */
const idle: readonly (readonly [found: RegExp, instead: string])[] = [
  // Where React has joined two texts.
  [/<!-- -->/g, ''],
  // An attribute without a value has the empty one. Nothing but a tag begins with a bare `<`.
  [/(?<=<\w[^<>]* [\w-]+)=""(?=[ >])/g, ''],
  // Within a drawing what holds nothing may close itself.
  [/><\/(?:path|circle|ellipse|line|polyline|rect|use)>/g, '/>'],
]

function withoutIdle(html: string, root: HTMLElement): Edit[] {
  const body = root.querySelector('body')?.range[0] ?? 0
  const kept = root.querySelectorAll('astro-island, script').map(({ range }) => range)
  return idle
    .flatMap(([found, text]) =>
      [...html.matchAll(found)].map(({ 0: { length }, index }): Edit => ({ range: [index, index + length], text })),
    )
    .filter(({ range: [at] }) => at > body && !kept.some(([from, to]) => from < at && at < to))
}

/** Astro's policy names all that Astro wrote. Anything else got in by a way we do not know, and is never let through. */
function refuseStrangers(file: string, inline: readonly HTMLElement[], isKnown: (text: string) => boolean): void {
  const stranger = inline.find(({ rawText }) => !isKnown(rawText))
  if (stranger)
    throw new Error(
      `${file} has a ${stranger.rawTagName} that the content security policy does not know: ${stranger.rawText.slice(0, 80)}`,
    )
}

/**
 * Tells whether the page, or an island on it, can ever show a class. What is marked as late has its styles in
 * src/styles/late.css, but for the places that its data name, such as `[--for:3]`.
 */
function classNames(root: HTMLElement, classesOf: ClassesOf): (name: string) => boolean {
  const own = new Set<string>()
  const read = (element: HTMLElement, isInLate = false) => {
    const isLate = isInLate || element.hasAttribute('data-late')
    // Read, and not as they are written: `[[data-open]>&]:block` has characters that are escaped there.
    for (const name of element.getAttribute('class')?.split(/\s+/) ?? [])
      if (!isLate || name.startsWith('[--')) own.add(name)
    for (const child of element.children) read(child, isLate)
  }
  read(root)
  const islands = root
    .querySelectorAll('astro-island')
    .map((island) => classesOf(island.getAttribute('component-url') ?? ''))
  return (name) => own.has(name) || islands.some((names) => names.has(name) || isMade(name, names))
}

/**
 * Tells whether a class may be put together by an island, such as `x3` by `x${place}`. A bracket alone says nothing: so
 * begins a pattern that reads an address as well.
 */
function isMade(name: string, names: ReadonlySet<string>): boolean {
  const beginnings = Array.from(name, (_, i) => name.slice(0, i + 1)).filter((beginning) => beginning !== '[')
  return beginnings.some((beginning) => names.has(`${beginning}\${`))
}

/** What stands between the edits, and what comes in their places. */
function apply(html: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.range[0] - b.range[0])
  const before = ordered.map(({ range: [from], text }, i) => html.slice(ordered[i - 1]?.range[1] ?? 0, from) + text)
  return before.join('') + html.slice(ordered.at(-1)?.range[1] ?? 0)
}
