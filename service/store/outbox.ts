import type { Database } from './database.ts'
import { messageOf, type StoredMessage } from './message.ts'

const minute = 60_000
/** How long somebody may take to send one mail before others think that they have died. */
const lease = 10 * minute
/** A mail server that is down is asked again after one minute, two, four, and then each hour. */
const longestWait = 60 * minute

export const waitAfter = (attempts: number) => Math.min(minute * 2 ** Math.max(0, attempts - 1), longestWait)

/** A message to be mailed, and whether an earlier attempt ended without anybody knowing how. */
export interface Due extends StoredMessage {
  isUncertain: boolean
}

/** The mails that are still to be sent: they stand in the messages themselves, so neither is ever without the other. */
export function openOutbox(database: Database) {
  return {
    /** Takes the next message that is due, for whoever asks and nobody else. */
    async take(now: number): Promise<Due | undefined> {
      while (true) {
        // Due later than anything is ever put off: the clock was ahead then.
        const [row] = await database.all(
          `SELECT * FROM messages WHERE mail_sent_at IS NULL AND (mail_due_at <= ? OR mail_due_at > ?)
           ORDER BY mail_due_at LIMIT 1`,
          ...[now, now + longestWait],
        )
        if (!row) return undefined
        const [taken] = await database.all(
          `UPDATE messages SET mail_begun_at = ?, mail_due_at = ?, mail_attempts = mail_attempts + 1
           WHERE id = ? AND mail_due_at = ? AND mail_sent_at IS NULL RETURNING *`,
          ...[now, now + lease, row['id'] ?? null, row['mail_due_at'] ?? null],
        )
        // Otherwise somebody else was quicker, and the next one may be free.
        if (taken) return { ...messageOf(taken), isUncertain: row['mail_begun_at'] !== null }
      }
    },

    async markSent(id: number, now: number): Promise<void> {
      await database.all('UPDATE messages SET mail_sent_at = ?, mail_begun_at = NULL WHERE id = ?', now, id)
    },

    /** Puts it off. Where it may have gone out all the same, that is remembered. */
    async putOff({ id, mail }: StoredMessage, now: number, isUncertain: boolean): Promise<void> {
      const sql = `UPDATE messages SET mail_due_at = ?, mail_begun_at = ${isUncertain ? 'mail_begun_at' : 'NULL'} WHERE id = ?`
      await database.all(sql, now + waitAfter(mail.attempts), id)
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>
