import { footnotesId } from '../markdown.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import { type Linked, reasonsLeftOut } from '../references.ts'
import type { Company } from '../schema/facts.ts'
import { headingsOf, sectionsOf } from './anchors.ts'
import { imageSlip } from './images.ts'
import { linkSlip, type Targets } from './link-rules.ts'
import { type TextLink, textLinks } from './text-links.ts'

type Content = Linked & { company: Company; files: readonly string[] }

/** What is wrong with the links and images in texts, and with the parts of pages that content names. */
export function linkProblems(content: Content, values: Placeholders): Problem[] {
  const targets = targetsOf(content)
  const inTexts = content.pages.flatMap((page) =>
    textLinks(page, values).flatMap((link) => {
      const slip = link.kind === 'image' ? imageSlip(link, page.file, content.files) : linkTextSlip(link)
      const found = [slip, link.kind === 'link' ? linkSlip(link.url, page, targets) : undefined]
      return found.flatMap((one) => (one ? [{ file: page.file, field: `line ${link.line}`, ...one }] : []))
    }),
  )
  return [...inTexts, ...content.pages.flatMap(namedTwice), ...namedParts(content, targets), ...sharedIds(content)]
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

/** A list of pages or of sources that names one twice. */
function namedTwice(page: Page): Problem[] {
  const lists = {
    related: 'related' in page ? page.related.map((to) => ({ at: '', to })) : [],
    sources: 'sources' in page ? (page.sources ?? []).map(({ url }) => ({ at: '.url', to: url })) : [],
  }
  return Object.entries(lists).flatMap(([name, list]) =>
    list.flatMap(({ at, to }, i) => {
      const before = list.findIndex((other) => other.to === to)
      const what = `is ${to}, as in entry ${before + 1} of this list.`
      return to !== undefined && before < i
        ? [{ file: page.file, field: `${name}[${i}]${at}`, what, cure: 'Name another one, or remove it.' }]
        : []
    }),
  )
}

/** Words that say nothing to whoever hears or skims only the links of a page. */
const vague =
  /^(?:(?:click|tap|press|go|see|look) )?(?:here|this|that|it|link|this link|this page|more|read more|learn more|see more|find out more|more info|more information|read on)[.:…]?$/i

/** What a link shows: it says where it leads, and does not say otherwise. */
function linkTextSlip({ url, text: written }: TextLink) {
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
  const named = [
    ...pages.flatMap(({ file, address, parts }) =>
      (parts ?? []).map(({ anchor }, i) => ({ file, field: `parts[${i}].anchor`, address, anchor })),
    ),
    ...footer.flatMap(({ links }, c) =>
      links.flatMap(({ page, anchor }, l) =>
        anchor ? [{ file: 'content/footer.yaml', field: `[${c}].links[${l}].anchor`, address: page, anchor }] : [],
      ),
    ),
  ]
  return named.flatMap(({ file, field, address, anchor }) => {
    const known = anchors.get(address)
    if (!known || known.has(anchor)) return []
    return [
      {
        file,
        field,
        what: `is "${anchor}", and ${address} has no such part.`,
        cure: namesOf(known),
      },
    ]
  })
}

function namesOf(known: ReadonlySet<string>): string {
  const names = [...known].filter((id) => id !== 'main')
  return names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Remove it: the page has no parts.'
}

/** A heading of a text must not take the id of a section of its page. */
function sharedIds({ pages, company }: Content): Problem[] {
  return pages.flatMap((page) => {
    const sections = new Set([...sectionsOf(page, { pages, company }), footnotesId])
    return headingsOf(page)
      .filter(({ id }) => sections.has(id))
      .map(({ line, text }) => ({
        file: page.file,
        field: `line ${line}`,
        what: `has the heading "${text}", which the page has already for a part of its own.`,
        cure: 'Choose other words.',
      }))
  })
}
