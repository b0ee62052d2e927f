import { createTransport } from 'nodemailer'
import { inquiryLabels } from '../src/model/inquiries.ts'
import type { MessageSettings } from '../src/site/message-settings.ts'
import { oneLine, plain } from './read-form.ts'
import type { Due, Outbox } from './store/store.ts'

/** A mail, in the words of nodemailer. */
interface Letter {
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
function letterAbout(due: Due, { name, site, support, readers }: MessageSettings, from = support): Letter {
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

/** Sends a mail, or throws. */
export type Send = (letter: Letter) => Promise<void>

const second = 1000
const timeouts = { connectionTimeout: 30 * second, greetingTimeout: 30 * second, socketTimeout: 60 * second }
/** A letter is text: nothing in it may make the mailer read files or addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** By the address of a mail server, such as smtps://name:password@mail.example.com. What is none is not repeated: it is secret. */
export function smtp(url: string): Send {
  const isAddress = /^smtps?:\/\/[^/\s]+$/.test(url) && URL.canParse(url)
  if (!isAddress || /%(?![\da-f]{2})/i.test(url))
    throw new Error(
      'SMTP_URL must be an address such as smtps://name:password@mail.example.com, or smtp://...:587; in the password write @ as %40, # as %23, / as %2F, % as %25.',
    )
  const transport = createTransport({ url, ...timeouts, ...closed })
  return async (letter) => {
    await transport.sendMail(letter)
  }
}

/** What cannot happen once a server was given the text. */
const early = ['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'EENVELOPE']
/** A server that closes says this whatever it has done before. */
const closing = 421

/**
 * Whether a mail may have gone out although sending it failed. A server that answered has said no, and one that was
 * never reached has nothing. Any other may have taken it before it fell silent: nodemailer does not tell when.
 */
export function mayHaveArrived(error: unknown): boolean {
  const { responseCode, syscall, code = '' } = error as { responseCode?: number; syscall?: string; code?: string }
  if (responseCode !== undefined) return responseCode === closing
  return syscall !== 'connect' && !early.includes(code)
}

interface Mailing {
  outbox: Outbox
  settings: MessageSettings
  send: Send
  /** From whom mails come. */
  from?: string | undefined
  now: () => number
  log: (line: string) => void
  /** Ends it between two mails. */
  signal?: AbortSignal
}

/** Mails everything that is due, one after another. A server that does not answer is not asked again in the same round. */
export async function deliverDue({ outbox, settings, send, from, now, log, signal }: Mailing): Promise<void> {
  while (!signal?.aborted) {
    const due = await outbox.take(now())
    if (!due) return
    try {
      await send(letterAbout(due, settings, from))
    } catch (error) {
      await outbox.putOff(due, now(), due.isUncertain || mayHaveArrived(error))
      log(`Message ${due.id} could not be mailed (${reasonOf(error)}); it is tried again.`)
      if ((error as { responseCode?: number }).responseCode === undefined) return
      continue
    }
    await outbox.markSent(due.id, now())
    log(`Message ${due.id} was mailed.`)
  }
}

/** What a server is told before it is given the text. */
const beforeText = /^(?:AUTH|MAIL FROM|RCPT TO)/

/**
 * Before the text a server knows nothing of a visitor, so its own words are told, without addresses. Later they may
 * quote what somebody wrote: then codes alone.
 */
export function reasonOf(error: unknown): string {
  const { code, responseCode, response, command = '' } = error as Partial<Record<string, string>>
  const codes = [code, responseCode].filter(Boolean).join(' ') || 'no reason given'
  if (!response || !beforeText.test(command)) return codes
  return `${codes}: ${oneLine(response)
    .replaceAll(/\S*@\S*/g, '…')
    .slice(0, 200)}`
}
