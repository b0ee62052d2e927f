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

export function invitationWarnings(page: Page, shortName: string): Problem[] {
  const tell = (field: string, what: string, cure: string) => [{ file: page.file, field, what, cure }]
  const closing = 'next' in page ? page.next?.heading : undefined
  const opening =
    'lede' in page ? [page.lede, ...bodyOf(page)].join(' ').split(/\s+/).slice(0, firstWords).join(' ') : undefined
  return [
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
