import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hostsFolder } from '../../deploy/address-book.ts'
import { settingsFile } from '../../src/site/message-settings.ts'

/** What the machine tells the service: everything that is no part of the site, and all that is secret. */
export interface Environment {
  /** The database's file. */
  file: string
  /** The mail server; without one, messages wait. */
  smtpUrl?: string | undefined
  /** From whom mails come, if not from the support address. */
  from?: string | undefined
  /** Whether a server in front, which alone can reach this one, says who sends. */
  isBehindProxy: boolean
  perMinute: number
}

/** Reads SMTP_URL, MAIL_FROM, DATA_FOLDER, BEHIND_PROXY and MESSAGES_PER_MINUTE, and says what is wrong with them. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_FOLDER: folder, BEHIND_PROXY: proxy } = env
  const { MESSAGES_PER_MINUTE: limit = '10' } = env
  if (from && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new Error('MAIL_FROM must be one e-mail address, such as website@example.com.')
  if (!/^[1-9]\d*$/.test(limit)) throw new Error('MESSAGES_PER_MINUTE must be a whole number, at least 1.')
  return {
    file: databaseFile(folder),
    smtpUrl: smtpUrl || undefined,
    from: from || undefined,
    isBehindProxy: proxy === '1',
    perMinute: Number(limit),
  }
}

export const databaseFile = (folder = 'data') => resolve(join(folder, 'messages.db'))

/** Whether the messages of a built site go to a service. */
export const wantsService = (dist: string) => existsSync(join(dist, hostsFolder, settingsFile))
