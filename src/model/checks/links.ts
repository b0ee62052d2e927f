import { isAbsolute } from 'node:path/posix'
import { footnotesId } from '../markdown.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import { type Fault, type Problem, toldBy } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { headingsOf, sectionsOf } from './anchors.ts'
import { didYouMeanPage, nearest } from './near.ts'
import { type Linked, reasonsLeftOut } from './references.ts'
import { imageFault, type TextLink, textLinks } from './text-links.ts'
import { webSlip } from './web-addresses.ts'

/** What the links of a text can lead to. */
interface Targets {
  /** The parts of each page that can be named behind a #, by the page's address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** The page that each old address leads to now. */
  aliases: ReadonlyMap<string, string>
  /** Why each page that is not out yet is left out. */
  leftOut: ReadonlyMap<string, string>
  /** Pages that could not be read, and so cannot be judged. */
  unread: ReadonlySet<string>
  /** Where the site is published. */
  site: string
  /** Addresses elsewhere that are the company's own. */
  own: ReadonlySet<string>
}

/** What is wrong with a link of a page, if anything is. */
function linkFault(
  url: string,
  { address, kind }: Pick<Page, 'address' | 'kind'>,
  targets: Targets,
): Fault | undefined {
  const slip = (what: string, cure: string): Fault => ({ what: `has a link to ${url || 'nothing'}, ${what}`, cure })
  if (url === address) return slip('the page that it stands on.', 'Name a part of it behind a #, or remove the link.')
  if (url === '' || url === '#') return slip('which leads nowhere.', 'Write where it leads, or remove the link.')
  if (url.startsWith('//')) return slip('which does not say how it is reached.', 'Begin it with https://.')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === 'mailto')
    return /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/?]+(\?\S*)?$/i.test(url)
      ? undefined
      : slip('which is no e-mail address.', 'Write it as mailto:name@example.com.')
  if (scheme === 'tel')
    return /^tel:\+[\d-]+$/.test(url) ? undefined : slip('which is no phone number.', 'Write it as tel:+12125550142.')
  if (scheme === 'http' || scheme === 'https') return elsewhere(url, scheme, kind, targets, slip)
  if (scheme) return slip(`and ${scheme}: is not allowed.`, 'Link to a page of this site, such as /about.')
  if (url.startsWith('#')) return anchorFault(address, url.slice(1), targets, slip)
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(url)) return slip('which is an e-mail address.', `Write mailto:${url}.`)
  if (!isAbsolute(url)) {
    const page = tidied(url)
    const cure = targets.anchors.has(page)
      ? `: ${page}.`
      : `, such as /about.${didYouMeanPage(page, targets.anchors.keys())}`
    return slip('which does not begin at the top of the site.', `Begin it with a slash${cure}`)
  }
  return here(url, targets, slip)
}

type Tell = (what: string, cure: string) => Fault

function elsewhere(
  url: string,
  scheme: string,
  kind: Page['kind'],
  { site, own }: Targets,
  slip: Tell,
): Fault | undefined {
  if (url === site || url.startsWith(`${site}/`))
    return slip('which spells out the address of this site.', `Write ${url.slice(site.length) || '/'}.`)
  if (own.has(url)) return undefined
  const wrong = webSlip(url)
  if (wrong && (scheme !== 'http' || wrong.what !== 'which is not encrypted.')) return slip(wrong.what, wrong.cure)
  const [host, home] = [url, site].map((text) => new URL(text).hostname.replace(/^www\./, ''))
  if (host === home || (host?.endsWith(`.${home}`) && trial.test(host)))
    return slip('another form of the address of this site.', 'Write a page of it from its first slash, such as /about.')
  if (kind !== 'article')
    return slip(
      'on another site.',
      'Only articles may link to their sources; the company’s own links stand in company.yaml.',
    )
  return wrong && slip(wrong.what, wrong.cure)
}

/** Hosts of one's own that are not for visitors. */
const trial = /^(?:dev|test|beta|qa|new|old|demo|draft|admin|cms|edit)[\d.-]/

function here(url: string, targets: Targets, slip: Tell): Fault | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (targets.unread.has(path)) return undefined
  if (targets.anchors.has(path)) return anchor === undefined ? undefined : anchorFault(path, anchor, targets, slip)
  const moved = targets.aliases.get(path)
  if (moved) return slip(`an old address that leads to ${moved} now.`, `Write ${moved}.`)
  const reason = targets.leftOut.get(path)
  if (reason) return slip(`which is ${reason}.`, 'Link to another page, or wait until that one is published.')
  const page = tidied(path)
  const cure = targets.anchors.has(page)
    ? `Write ${page}.`
    : `Correct the address, or add the page.${didYouMeanPage(page, targets.anchors.keys())}`
  return slip('and there is no such page.', cure)
}

function anchorFault(path: string, anchor: string, { anchors, unread }: Targets, slip: Tell): Fault | undefined {
  const known = anchors.get(path)
  if (!known || unread.has(path) || known.has(anchor)) return undefined
  const near = nearest(anchor, known)
  const all = [...known].filter((id) => id !== 'main')
  return slip(
    `and ${path} has no part called "${anchor}".`,
    near
      ? `Did you mean #${near}?`
      : all.length > 0
        ? `Use one of: ${all.map((id) => `#${id}`).join(', ')}.`
        : 'Remove the # and what follows.',
  )
}

/** An address as the site writes it: no capital letters, no ending of a file, no slash at the end. */
function tidied(written: string): string {
  return (
    `/${written}`
      .toLowerCase()
      .replace(/[?#].*$/, '')
      .replace(/(\/index)?(\.mdx?|\.html?)?\/*$/, '')
      .replaceAll(/\/(\.{0,2}\/)+/g, '/')
      .replaceAll(/%20|[\s_]+/g, '-') || '/'
  )
}

type Content = Linked & { company: Company; files: readonly string[] }

/** What is wrong with the links and images in texts, and with the parts of pages that content names. */
export function linkProblems(content: Content, values: Placeholders): Problem[] {
  const targets = targetsOf(content)
  const inTexts = content.pages.flatMap((page) =>
    textLinks(page, values).flatMap((link) => {
      const slip = link.kind === 'image' ? imageFault(link, page.file, content.files) : linkTextFault(link)
      const found = [slip, link.kind === 'link' ? linkFault(link.url, page, targets) : undefined]
      return found.flatMap((one) => (one ? [{ file: page.file, field: `line ${link.line}`, ...one }] : []))
    }),
  )
  return [...inTexts, ...namedParts(content, targets), ...sharedIds(content)]
}

function targetsOf({ pages, company, unread = new Set(), ...left }: Content): Targets {
  const { site, tratoWebsite, social } = company
  return {
    anchors: new Map(
      // Of two pages at one address the first is meant; the second is told as such.
      pages
        .toReversed()
        .map((page) => [
          page.address,
          new Set([...sectionsOf(page, { pages, company }), ...headingsOf(page).map(({ id }) => id)]),
        ]),
    ),
    aliases: new Map(pages.flatMap(({ aliases, address }) => aliases.map((alias) => [alias, address]))),
    leftOut: reasonsLeftOut(left),
    unread,
    site,
    own: new Set([tratoWebsite, ...social.map(({ href }) => href)]),
  }
}

/** Words that say nothing to whoever hears or skims only the links of a page. */
const vague =
  /^(?:(?:click|tap|press|go|see|look) )?(?:here|this|that|it|link|this link|this page|more|read more|learn more|see more|find out more|more info|more information|read on)[.:…]?$/i

/** What a link shows: it says where it leads, and does not say otherwise. */
function linkTextFault({ url, text: written }: TextLink) {
  const text = written.trim()
  const slip = (what: string, cure: string) => ({ what: `has a link to ${url} ${what}`, cure })
  if (text === '') return slip('with nothing to click on.', 'Write its text between the brackets.')
  if (vague.test(text)) return slip(`that says only "${text}".`, `Say where it leads: [what stands there](${url}).`)
  const shown =
    /^(?:https?:\/\/|(?=www\.)|(?=[a-z\d.-]+\.(?:com|org|net|gov|edu|int|eu|uk|io)(?:\/|$)))([^\s/:?#]+)(\S*)$/.exec(
      text,
    )
  if (!shown) return undefined
  const [, host = '', rest = ''] = shown
  const [one, other] = [host, URL.canParse(url) ? new URL(url).hostname : ''].map(
    (name) => `.${name.replace(/^www\./, '')}`,
  )
  if (!one?.endsWith(other ?? '') && !other?.endsWith(one ?? ''))
    return slip(`that shows ${text}.`, 'Let it lead to what it shows, or write words.')
  return /^https?:|^.{30}/.test(text) || /[^/]/.test(rest)
    ? slip('that shows its address instead of words.', `Say where it leads: [what stands there](${url}).`)
    : undefined
}

/** The menu's links to parts of pages, and the footer's. */
function namedParts({ pages, footer }: Content, { anchors }: Targets): Problem[] {
  return toldBy((tell) => {
    const check = (file: string, field: string, address: string, anchor: string) => {
      const known = anchors.get(address)
      const names = [...(known ?? [])].filter((id) => id !== 'main')
      const cure = names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Remove it: the page has no parts.'
      if (known && !known.has(anchor)) tell(file, field, `is "${anchor}", and ${address} has no such part.`, cure)
    }
    for (const { file, address, parts = [] } of pages)
      for (const [i, { anchor }] of parts.entries()) check(file, `parts[${i}].anchor`, address, anchor)
    for (const [c, { links }] of footer.entries())
      for (const [l, { page, anchor }] of links.entries())
        if (anchor) check('content/footer.yaml', `[${c}].links[${l}].anchor`, page, anchor)
  })
}

/** A heading of a text must not take the id of a section of its page. */
function sharedIds({ pages, company }: Content): Problem[] {
  return toldBy((tell) => {
    for (const page of pages) {
      const sections = new Set([...sectionsOf(page, { pages, company }), footnotesId])
      for (const { id, line, text } of headingsOf(page)) {
        const what = `has the heading "${text}", which the page has already for a part of its own.`
        if (sections.has(id)) tell(page.file, `line ${line}`, what, 'Choose other words.')
      }
    }
  })
}
