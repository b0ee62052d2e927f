import { isAbsolute } from 'node:path/posix'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { didYouMeanPage, nearest } from './near.ts'
import { webSlip } from './web-addresses.ts'

/** What the links of a text can lead to. */
export interface Targets {
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

type Slip = Pick<Problem, 'what' | 'cure'>

/** What is wrong with a link of a page, if anything is. */
export function linkSlip(
  url: string,
  { address, kind }: Pick<Page, 'address' | 'kind'>,
  targets: Targets,
): Slip | undefined {
  const slip = (what: string, cure: string): Slip => ({ what: `has a link to ${url || 'nothing'}, ${what}`, cure })
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
  if (url.startsWith('#')) return anchorSlip(address, url.slice(1), targets, slip)
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

type Tell = (what: string, cure: string) => Slip

function elsewhere(
  url: string,
  scheme: string,
  kind: Page['kind'],
  { site, own }: Targets,
  slip: Tell,
): Slip | undefined {
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

function here(url: string, targets: Targets, slip: Tell): Slip | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (targets.unread.has(path)) return undefined
  if (targets.anchors.has(path)) return anchor === undefined ? undefined : anchorSlip(path, anchor, targets, slip)
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

function anchorSlip(path: string, anchor: string, { anchors, unread }: Targets, slip: Tell): Slip | undefined {
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
