import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

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
