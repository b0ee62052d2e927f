import { wordsOf } from '../../lib/words.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { bodyOf } from './texts.ts'

/** What a page that offers something owes its reader in its first words and in its last. A person judges each. */

/** With what a closing heading invites. Others do as well, and are added here. */
const verbs =
  'Apply|Ask|Bring|Call|Choose|Come|Compare|Describe|Discuss|Find|Follow|Go|Join|Name|Offer|Prepare|Propose|Put|Read|See|Send|Show|Suggest|Talk|Tell|Trace|Try|Walk|Write'
const invites = new RegExp(`^(?:${verbs})\\b`)

/** Nobody reads further to find out what the company does of it. */
const firstWords = 60

/** So many words in a row are the same sentence begun twice. */
const run = 4

/** What the line in the breadcrumb says in the words of the sentence below it. */
function repeated(summary: string, lede: string): string | undefined {
  const words = wordsOf(summary)
  const below = wordsOf(lede).join(' ')
  return words
    .map((_word, i) => words.slice(i, i + run))
    .find((some) => some.length === run && below.includes(some.join(' ')))
    ?.join(' ')
}

export function invitationWarnings(page: Page, shortName: string): Problem[] {
  const tell = (field: string, what: string, cure: string) => [{ file: page.file, field, what, cure }]
  const closing = 'next' in page ? page.next?.heading : undefined
  const again = 'lede' in page && repeated(page.summary, page.lede)
  const opening =
    'lede' in page ? [page.lede, ...bodyOf(page)].join(' ').split(/\s+/).slice(0, firstWords).join(' ') : undefined
  return [
    ...(again
      ? tell(
          'summary',
          `says "${again}", as the lede below it.`,
          'Say something else of it, such as what it is used for.',
        )
      : []),
    ...(closing && !invites.test(closing)
      ? tell('next.heading', `is "${closing}", which begins with no verb.`, 'Invite, such as "Ask us about a lease".')
      : []),
    ...(opening && !/\b(?:[Ww]e|[Oo]ur|us)\b/.test(opening) && !opening.includes(shortName)
      ? tell(
          'lede',
          `says nothing of us in its first ${firstWords} words.`,
          'Say what we do of it, and what we do not.',
        )
      : []),
  ]
}
