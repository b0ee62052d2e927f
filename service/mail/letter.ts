import { inquiryLabels } from '../../src/model/inquiries.ts'
import type { MessageSettings } from '../../src/site/message-settings.ts'
import { oneLine, plain } from '../read-form.ts'
import type { Due } from '../store/store.ts'

/** A mail, in the words of nodemailer. */
export interface Letter {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  messageId: string
  headers: Record<string, string>
}

const longestSubject = 150

/**
 * The mail about a message. Nothing in it is markup. Its number is the same however often it is sent, and where an
 * earlier attempt may have arrived, it says so.
 */
export function letterAbout(due: Due, { name, site, support, readers }: MessageSettings, from = support): Letter {
  const { id, fingerprint, receivedAt, message, isUncertain } = due
  const { firstName, lastName, email, inquiryType, position, resume } = message
  const person = headerText(`${firstName} ${lastName}`)
  const label = inquiryLabels.find((known) => known.toLowerCase() === inquiryType) ?? inquiryType
  const subject = [label, person, ...(position ? [headerText(position)] : [])].join(': ')
  const again = 'This message may have been mailed to you before: an earlier attempt ended without an answer.'
  const lines = [
    ...(isUncertain ? [again, ''] : []),
    `From: ${person} <${oneLine(email)}>`,
    `About: ${label}`,
    ...(position ? [`Position: ${oneLine(position)}`] : []),
    ...(resume ? [`Résumé: ${oneLine(resume)}`] : []),
    `Received: ${new Date(receivedAt).toUTCString()}, number ${id}`,
    '',
    plain(message.message),
  ]
  return {
    from: { name: `${oneLine(name)} website`, address: from },
    to: readers[inquiryType] ?? support,
    // Not every mail server takes letters beyond ASCII before the @; the address stands in the text as well.
    ...(/^[\x21-\x7e]+@/.test(email) && { replyTo: { name: person, address: oneLine(email) } }),
    subject: (isUncertain ? `[Perhaps again] ${subject}` : subject).slice(0, longestSubject),
    text: `${lines.join('\n')}\n`,
    messageId: `<message-${id}-${fingerprint.slice(0, 16)}@${new URL(site).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** In headers `=?` begins what mail programs decode: it could hide what `oneLine` takes out. */
const headerText = (text: string) => oneLine(text).replaceAll('=?', '= ?')
