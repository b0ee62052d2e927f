import { z } from 'zod'
import { graphemes } from '../../lib/graphemes.ts'
import { typeset } from '../../lib/typeset.ts'
import { addressPattern, aliasPattern, wordPattern } from '../address.ts'
import { webSlip } from '../checks/web-addresses.ts'

/** The texts that fields are made of. */

/** Running text: its quotes are set as in print. Nothing else in a file is, so no address or choice is ever bent. */
const prose = z.string().trim().overwrite(typeset)

/** A text of so many characters, as a person counts them. */
export const line = (min: number, max?: number) =>
  prose
    .check(({ value, issues }) => {
      const issue = { input: value, origin: 'string', inclusive: true } as const
      if (graphemes(value, min) < min) issues.push({ ...issue, code: 'too_small', minimum: min })
      // No text has more characters than units, so most need no counting.
      if (max && value.length > max && graphemes(value) > max) issues.push({ ...issue, code: 'too_big', maximum: max })
    })
    .meta({ minLength: min, ...(max && { maxLength: max }) })

const noFullStop = 'must not end with a full stop'

/** One or a few words that are no sentence. */
export const phrase = (min: number, max: number) =>
  line(min, max).regex(/[^.]$/, noFullStop).meta({ patternErrorMessage: noFullStop })

/** A text of a certain form, and the rule in words: for messages, editors' tools and the field reference. */
export const formed = (form: RegExp, rule: string) =>
  z.string(rule).regex(form, rule).meta({ patternErrorMessage: rule })

/** The address of a page; an editor's tool offers those that there are. */
export const address = formed(addressPattern, 'must be an address such as /services/consulting').meta({ picks: 'page' })

/** An old address of a page. */
export const alias = formed(
  aliasPattern,
  'must be an address such as /services/consulting: in lower case, from the first slash, with none at the end and no ? or #',
)

/** What follows the # in a link. */
export const anchor = formed(wordPattern, 'must be lower-case letters, digits and hyphens')

export const date = z.iso.date('must be a date such as 2026-09-30, a day that exists')

const notOnTheWeb = 'must be an address that begins with https://'

/** An address on another site. */
export const webAddress = z
  .url({ protocol: /^https$/, error: notOnTheWeb })
  .check(({ value, issues }) => {
    const slip = webSlip(value)
    if (slip && value.startsWith('https:') && URL.canParse(value))
      issues.push({ code: 'custom', input: value, message: slip.what, params: { cure: slip.cure } })
  })
  .meta({ patternErrorMessage: notOnTheWeb })
