import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { escaped } from '../../src/lib/sheet.ts'
import type { Placeholder } from '../../src/model/launch/placeholders.ts'
import { hashOf } from '../trim-pages/trim-page.ts'

/** Where a text is no text of the page, or is React's: it would miss in its islands what it built there. */
const unmarked = ['head', 'script', 'style', 'noscript', 'template', 'textarea', 'select', 'svg', 'astro-island']

/**
 * Returns a function that marks the placeholders in a page, for its owner: `npm run dev` and `npm start` use it, and no
 * build does. Links stay as they are, in islands too, and are marked by a style; other texts get an element of their own.
 */
export function marker(placeholders: readonly Placeholder[]): (html: string) => string {
  const titles = titlesOf(placeholders)
  if (titles.size === 0) return (html) => html
  const links = [...titles].map(([written, title]) => ({ selector: linksTo(written), title })).filter(isLinked)
  const css = stylesOf(links)
  const left = [...unmarked, ...links.map(({ selector }) => selector)].join()
  const longestFirst = [...titles.keys()].sort((a, b) => b.length - a.length)
  const known = new RegExp(`(?<!\\w)(${longestFirst.map(asSet).join('|')})(?!\\w)`)

  return (html) => {
    const texts = textsIn(parse(html, { blockTextElements: { script: true, style: true, noscript: true } }))
    const found = texts.filter(({ text, parentNode }) => known.test(text) && !parentNode?.closest(left))
    return found
      .reduceRight((page, { range: [from, to], text, parentNode }) => {
        const focus = parentNode?.closest('a, button, label, summary') ? '' : ' tabindex="0"'
        // Every second part is a placeholder.
        const parts = text.split(known).map((part, i) => {
          const title = i % 2 === 1 && titles.get(plain(part))
          return title ? `<span data-placeholder="${title}"${focus}>${escaped(part)}</span>` : escaped(part)
        })
        return page.slice(0, from) + parts.join('') + page.slice(to)
      }, html)
      .replace("style-src 'self'", (policy) => `${policy} '${hashOf(css)}'`)
      .replace('</head>', () => `<style>${css}</style></head>`)
  }
}

/** What is said about each text: the fields to change, as several may say the same. */
function titlesOf(placeholders: readonly Placeholder[]): Map<string, string> {
  const byText = Map.groupBy(placeholders, ({ written }) => plain(written))
  byText.delete('')
  const title = (found: readonly Placeholder[]) => found.map(({ file, field }) => `${file}, ${field}`).join('; ')
  return new Map([...byText].map(([written, found]) => [written, escaped(`Placeholder: ${title(found)}`)]))
}

/** A text as files have it. Pages are set with other blanks and apostrophes. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('’', "'")
const asSet = (written: string) =>
  RegExp.escape(written).replaceAll(String.raw`\x20`, String.raw`\s`).replaceAll(String.raw`\x27`, "['’]")

function textsIn(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => (node instanceof TextNode ? [node] : textsIn(node as HTMLElement)))
}

interface Links {
  selector: string
  title: string
}
const isLinked = ({ selector }: Links) => selector !== ''

/** Selects the links to a placeholder; nothing where it is no address. */
function linksTo(written: string): string {
  const address = written
    .replace(/^[\w.+-]+@[\w.-]+$/, 'mailto:$&')
    .replace(/^\+[\d .-]+$/, (phone) => `tel:${phone.replaceAll(/[ .-]/g, '')}`)
  return /^(mailto|tel|https?):[\w/.:@#+~-]+$/.test(address) ? `a:is([href="${address}"],[href^="${address}?"])` : ''
}

/** On screen alone. A title attribute speaks to the mouse only; this speaks to the keyboard, too, from the foot of the screen. */
function stylesOf(links: readonly Links[]): string {
  const spans = '[data-placeholder]'
  const all = `:is(${[spans, ...links.map(({ selector }) => selector)].join()})`
  const said = (selector: string, content: string) => `${selector}:is(:hover,:focus)::after{content:${content}}`
  return `@media screen{
${all}{text-decoration:underline dotted 2px;text-underline-offset:.25em}
${all}::after{position:fixed;inset:auto 1rem 2.5rem;z-index:99;width:fit-content;margin:auto;padding:.25rem .75rem;background:CanvasText;color:Canvas;font:400 1rem/1.5 system-ui;pointer-events:none}
${[said(spans, 'attr(data-placeholder)'), ...links.map(({ selector, title }) => said(selector, `"${title}"`))].join('\n')}
}`
}
