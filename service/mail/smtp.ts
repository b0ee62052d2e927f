import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

/** Sends a mail, or throws. */
export type Send = (letter: Letter) => Promise<void>

const second = 1000
const timeouts = { connectionTimeout: 30 * second, greetingTimeout: 30 * second, socketTimeout: 60 * second }
/** A letter is text: nothing in it may make the mailer read files or addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** By the address of a mail server, such as smtps://name:password@mail.example.com. */
export function smtp(url: string): Send {
  const transport = createTransport({ url, ...timeouts, ...closed })
  return async (letter) => {
    await transport.sendMail(letter)
  }
}

/**
 * Whether a mail may have gone out although sending it failed. A server that answered has said no; one that was never
 * reached, or not yet given the text, has nothing. Whoever falls silent behind the text may have it.
 */
export function mayHaveArrived(error: unknown): boolean {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string }
  if (responseCode !== undefined || code === 'ECONNREFUSED' || code === 'EDNS') return false
  return command === undefined || command === 'DATA'
}
