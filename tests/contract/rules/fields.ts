import { withoutMarks } from '../../../src/lib/marked.ts'
import { midSentence } from '../../../src/lib/names.ts'
import { paragraphs } from '../../../src/lib/prose.ts'
import { parentAddress } from '../../../src/model/address.ts'
import { steering } from '../../../src/model/copy/texts.ts'
import { isClosed } from '../../../src/model/status.ts'
import type { BuiltPage } from '../../support/built-site.ts'
import type { Rules } from './rule.ts'

/** Every text that an editor wrote into the front matter. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return paragraphs(value)
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (steering.has(key) ? [] : textsOf(inner)))
}

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ')

function wordsOn({ root }: BuiltPage): string {
  const description = root.querySelector('meta[name=description]')?.getAttribute('content')
  return oneSpaced(`${root.querySelector('title')?.text} ${description} ${root.querySelector('body')?.text}`)
}

/**
 * As it is, as a value of the JSON in which a call is drawn, without the marks that a pen left in it, or within a
 * sentence, as those hear it who listen to a table of marks.
 */
const writtenAs = (text: string) => [
  text,
  JSON.stringify(text).slice(1, -1),
  withoutMarks(text),
  ` ${midSentence(text)}`,
]

/** Lists of things that have more than one text each, wherever they are in the front matter, but for what figures draw. */
function listsOf(value: unknown): string[][][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    steering.has(key) || ['figure', 'inFamily', 'exhibits'].includes(key) ? [] : listsOf(each),
  )
  const entries = Array.isArray(value) ? value.map((entry) => (typeof entry === 'object' ? textsOf(entry) : [])) : []
  return entries.some((texts) => texts.length > 1) ? [entries, ...inner] : inner
}

/** What of a page holds together: an entry of a list, a card, a row. */
const parts = 'main :is(li, article, section, figure, details, tr, dl > div, [data-panels] > *)'

export const fieldRules: Rules = {
  'what stands together in the front matter stands together on the page, apart from what is beside it': ({
    pages,
    content,
  }) =>
    content.pages
      .filter((page) => !isClosed(page))
      .flatMap((page) => {
        const root = pages.find(({ address }) => address === page.address)?.root
        const shown = root?.querySelectorAll(parts).map(({ text }) => oneSpaced(text)) ?? []
        const says = (part: string, texts: readonly string[]) =>
          texts.every((text) => writtenAs(text).some((form) => part.includes(oneSpaced(form))))
        return listsOf(page).flatMap((entries) =>
          entries
            .filter((entry) => entry.length > 1)
            .filter((entry) => {
              const others = entries.filter((other) => other.length > 1 && other.join() !== entry.join())
              return !shown.some((part) => says(part, entry) && !others.some((other) => says(part, other)))
            })
            .map((entry) => `${page.address}: does not show together "${entry.join('" and "').slice(0, 160)}"`),
        )
      }),

  // A schema may accept a field that no template shows; editors would fill it in for nobody.
  'every page shows every text of its front matter': ({ pages, content }) => {
    const shown = new Map(pages.map((page) => [page.address, wordsOn(page)]))
    // The name of the home page stands in the breadcrumbs of the others.
    const elsewhere = content.pages.find(({ address }) => address !== '/')?.address ?? ''
    // A closed position says that it is closed, and no longer what it asked for.
    const open = content.pages.filter((page) => !isClosed(page))
    return open.flatMap((page) => {
      // What the figure of a family draws of its members stands on the page above it.
      const above = 'inFamily' in page ? shown.get(parentAddress(page.address)) : ''
      // The desk of a category signs the articles below it.
      const below = content.pages.filter(
        ({ address }) => page.kind === 'category' && parentAddress(address) === page.address,
      )
      const signed = below.map(({ address }) => shown.get(address)).join(' ')
      const words = `${shown.get(page.address)} ${above} ${signed} ${page.address === '/' ? shown.get(elsewhere) : ''}`
      const missing = textsOf(page).filter((text) => !writtenAs(text).some((form) => words.includes(oneSpaced(form))))
      return missing.map((text) => `${page.address}: does not show "${text}"`)
    })
  },
}
