import { inquiryLabel } from './fields.ts'
import type { ContactMessage } from './rules.ts'

/** Windows hands a mail program about 2,046 characters of a link, and cuts off the rest without a word. */
export const longestLink = 1_900
/** Of them for the subject. No position that a person writes needs more. */
const longestSubject = 900

/** Stands in the mail whose text has to be pasted. It is true whether or not the browser could copy that. */
const placeForText = 'Please paste the text of your message here.'

interface MailLink {
  href: string
  /** All that was written, with who wrote it. */
  text: string
  /** Whether the link carries that text. */
  isWhole: boolean
}

/** A link that opens a message in the mail program of whoever wrote it: addressed, with its subject and its text. */
export function mailLink(message: ContactMessage, to: string): MailLink {
  const text = textOf(message)
  const subject = encodedUpTo(longestSubject, oneLine(subjectOf(message)))
  const start = `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${subject}&body=`
  // The standard for such links asks for both characters of a line break.
  const whole = start + encoded(text.replaceAll('\n', '\r\n'))
  const isWhole = whole.length <= longestLink
  return { href: isWhole ? whole : start + encoded(placeForText), text, isWhole }
}

function subjectOf({ inquiryType, position }: ContactMessage): string {
  return [inquiryLabel(inquiryType), ...(position ? [position] : [])].join(': ')
}

function textOf({ message, firstName, lastName, email, position, resume }: ContactMessage): string {
  return [
    `${message}\n`,
    oneLine(`${firstName} ${lastName}`),
    oneLine(email),
    ...(position ? [oneLine(`Position: ${position}`)] : []),
    ...(resume ? [oneLine(`Résumé: ${resume}`)] : []),
  ]
    .map(plain)
    .join('\n')
}

/** With line breaks of one sort, and without what no mail program shows. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}

/** A break in a subject would begin another header of the mail. */
function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ')
}

/** Half of a character is none, and encoding it would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

/** As many whole characters of a text as have room. */
function encodedUpTo(length: number, text: string): string {
  let fitting = ''
  for (const character of text) {
    const more = fitting + encoded(character)
    if (more.length > length) break
    fitting = more
  }
  return fitting
}
