import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser'

/** What a built page says and is made of, in lists whose order does not matter. */
export interface Page {
  /** Of its main part: sentences, and what stands alone as a label or a cell. */
  sentences: string[]
  links: string[]
  headings: string[]
  /** What machines are told: title, description, and every value of its JSON-LD. */
  data: string[]
  /** Roles and names in its main part, besides links and headings. */
  tree: string[]
  /** Where it leads at once, if it is no page but a redirect. */
  leadsTo?: string
}

const inline = /^(A|ABBR|B|CITE|CODE|DEL|EM|I|INS|KBD|LABEL|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SU[BP]|TIME|TSPAN|U)$/i
const roles: Record<string, string> = {
  ...{ NAV: 'navigation', ASIDE: 'complementary', ARTICLE: 'article', SEARCH: 'search', FIGURE: 'figure', IMG: 'img' },
  ...{ TABLE: 'table', TH: 'header cell', UL: 'list', OL: 'ordered list', DL: 'definitions', BLOCKQUOTE: 'quote' },
  ...{ BUTTON: 'button', SUMMARY: 'summary', SELECT: 'select', TEXTAREA: 'textbox', FIELDSET: 'group' },
}
const namers: Record<string, string> = { TABLE: 'caption', FIGURE: 'figcaption', FIELDSET: 'legend', SVG: 'title' }
const counted: Record<string, string> = {
  TABLE: 'tr',
  UL: ':scope > li',
  OL: ':scope > li',
  DL: 'dt',
  SELECT: 'option',
}

/** The main part of a page; or what is around it: menu, footer, and what opens there. */
export function readPage(html: string, part: 'main' | 'around' = 'main'): Page {
  const root = parse(html, { blockTextElements: { script: true, style: true } })
  const refresh = root.querySelector('meta[http-equiv=refresh]')?.getAttribute('content') ?? ''
  const leadsTo = /url=(\S+)/i.exec(refresh)?.[1]
  if (part === 'around') root.querySelector('main')?.remove()
  const top = root.querySelector(part === 'main' ? 'main' : 'body') ?? parse('')
  return {
    sentences: text(top)
      .split(/\n|(?<=[.!?]["”’)]*)\s+(?=["“‘(]*[\p{Lu}\p{N}])/u)
      .flatMap((sentence) => sentence.trim() || []),
    links: leadsTo
      ? [`leads at once to ${leadsTo}`]
      : top.querySelectorAll('a[href]').map((link) => `${link.getAttribute('href')}  ${heard(link)}`),
    headings: top.querySelectorAll('h1, h2, h3, h4, h5, h6').map((h) => `${h.tagName.toLowerCase()} ${heard(h)}`),
    data: part === 'main' ? dataOf(root) : [],
    tree: tree(top, root),
    ...(leadsTo ? { leadsTo } : {}),
  }
}

/** A line for each block. What only styles hold apart stands apart here too. */
function text(node: Node, isHeard = false): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replace(/\s+/g, ' ')
  if (!(node instanceof HTMLElement) || /^(SCRIPT|STYLE|TEMPLATE)$/i.test(node.tagName)) return ''
  if (isHeard && node.getAttribute('aria-hidden') === 'true') return ''
  const label = isHeard && (node.getAttribute('aria-label') ?? node.getAttribute('alt'))
  if (label) return label
  const parts = node.childNodes.map((child, i) => {
    const isApart = child instanceof HTMLElement && node.childNodes[i - 1] instanceof HTMLElement
    return `${isApart ? '\n' : ''}${text(child, isHeard)}`
  })
  const within = parts.join('')
  return node.tagName === 'BR' || (within.trim() && !inline.test(node.tagName)) ? `\n${within}\n` : within
}

function heard(node: HTMLElement): string {
  return text(node, true).replace(/\s+/g, ' ').trim()
}

function tree(element: HTMLElement, root: HTMLElement): string[] {
  if (element.getAttribute('aria-hidden') === 'true') return []
  const tag = element.tagName?.toUpperCase() ?? ''
  const name = nameOf(element, tag, root)
  const given = element.getAttribute('role') ?? roles[tag]
  const ifNamed = { SECTION: 'region', FORM: 'form', SVG: 'img' }[tag]
  const role =
    tag === 'INPUT' ? `input ${element.getAttribute('type') ?? 'text'}` : (given ?? (name ? ifNamed : undefined))
  const states = Object.entries(element.attributes)
    .filter(([key]) => /^(aria-(?!label|hidden|controls|describedby)|(hidden|required|disabled|open)$)/.test(key))
    .map(([key, value]) => ` (${key}${value ? `=${value}` : ''})`)
  const count = counted[tag] ? ` of ${element.querySelectorAll(counted[tag]).length}` : ''
  const own = `${role ?? tag.toLowerCase()}${count}${name ? ` “${name}”` : ''}${states.join('')}`
  const within = element.childNodes.flatMap((child) => (child instanceof HTMLElement ? tree(child, root) : []))
  return role || states.length > 0 ? [own, ...within] : within
}

function nameOf(element: HTMLElement, tag: string, root: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(tag)
  const namer = isField
    ? (root.querySelector(`label[for="${element.id}"]`) ?? element.closest('label'))
    : /^(BUTTON|SUMMARY|TH|A)$/.test(tag)
      ? element
      : namers[tag] && element.querySelector(namers[tag])
  const names = by.flatMap((id) => root.querySelector(`[id="${id}"]`) ?? []).map(heard)
  const attributes = ['aria-label', 'alt', 'title', 'placeholder'].map((key) => element.getAttribute(key))
  return names.join(' ') || attributes[0] || (namer ? heard(namer) : '') || attributes.find(Boolean) || ''
}

function dataOf(root: HTMLElement): string[] {
  const told = root.querySelectorAll('title, link[rel=canonical], meta[name=description], meta[name=robots]')
  const scripts = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText))
  return [
    ...told.map((tag) => {
      const name = tag.getAttribute('name') ?? tag.getAttribute('rel') ?? 'title'
      return `${name} = ${tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.text.trim()}`
    }),
    ...scripts.flatMap((data) => data['@graph'] ?? data).flatMap((node) => values(node, String(node['@type']))),
  ]
}

/** Each value with the way to it. Entries of lists are told apart by what they are called: their order is free. */
function values(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} = ${value}`]
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, part]) => values(part, `${path}.${key}`))
  return value.flatMap((entry) => values(entry, `${path}[${entry?.['@id'] ?? entry?.name ?? entry?.url ?? ''}]`))
}
