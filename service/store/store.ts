import type { ContactMessage } from '../../src/features/contact/rules.ts'
import type { Database, Row, Value } from './database.ts'
import { migrate } from './database.ts'

/** A message as it is kept. */
export interface StoredMessage {
  id: number
  fingerprint: string
  receivedAt: number
  message: ContactMessage
  answeredAt?: number
  mail: { attempts: number; sentAt?: number }
}

function messageOf(row: Row): StoredMessage {
  const text = (name: string) => String(row[name] ?? '')
  const { position, resume, answered_at: answeredAt, mail_sent_at: sentAt } = row
  return {
    id: Number(row['id']),
    fingerprint: text('fingerprint'),
    receivedAt: Number(row['received_at']),
    message: {
      firstName: text('first_name'),
      lastName: text('last_name'),
      email: text('email'),
      // Only checked messages are stored.
      inquiryType: text('inquiry_type') as ContactMessage['inquiryType'],
      ...(position !== null && { position: text('position') }),
      ...(resume !== null && { resume: text('resume') }),
      message: text('message'),
    },
    ...(typeof answeredAt === 'number' && { answeredAt }),
    mail: { attempts: Number(row['mail_attempts']), ...(typeof sentAt === 'number' && { sentAt }) },
  }
}

const day = 24 * 60 * 60 * 1000
const time = (value: Value | undefined) => (value == null ? undefined : Number(value))

interface Queue {
  /** Not mailed yet, since when, and how many of them were tried in vain. */
  waiting: number
  oldest: number | undefined
  failed: number
  /** Neither mailed nor answered: nobody knows of them. */
  unread: number
  oldestUnread: number | undefined
}

export type Store = Awaited<ReturnType<typeof openStore>>

/** What is kept, and how: the same on every database. */
export async function openStore(database: Database) {
  await migrate(database)
  return {
    /** Keeps a message, unless it is there already under one of its names. Once this returns its number, it is on the disk. */
    async keep(
      message: ContactMessage,
      [name, before = name]: readonly [string, string?],
      now: number,
    ): Promise<number | undefined> {
      const { firstName, lastName, email, inquiryType, position = null, resume = null } = message
      const [kept] = await database.all(
        `INSERT INTO messages (fingerprint, received_at, mail_due_at, first_name, last_name, email, inquiry_type,
           position, resume, message)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT id FROM messages WHERE fingerprint = ?)
         ON CONFLICT (fingerprint) DO NOTHING RETURNING id`,
        ...[name, now, now, firstName, lastName, email, inquiryType, position, resume, message.message, before],
      )
      return kept && Number(kept['id'])
    },

    /** How the mails do, without a word of any message. An index knows: it does not matter how many are stored. */
    async queue(): Promise<Queue> {
      const [queue] = await database.all(
        `SELECT count(*) AS waiting, min(received_at) AS oldest, sum(mail_attempts > 0) AS failed,
           sum(answered_at IS NULL) AS unread, min(CASE WHEN answered_at IS NULL THEN received_at END) AS oldest_unread
         FROM messages WHERE mail_sent_at IS NULL`,
      )
      return {
        waiting: Number(queue?.['waiting']),
        oldest: time(queue?.['oldest']),
        failed: Number(queue?.['failed']),
        unread: Number(queue?.['unread']),
        oldestUnread: time(queue?.['oldest_unread']),
      }
    },

    /** How many are stored, and when the last one was accepted. */
    async stored(): Promise<{ count: number; latest: number | undefined }> {
      const [row] = await database.all('SELECT count(*) AS count, max(received_at) AS latest FROM messages')
      return { count: Number(row?.['count']), latest: time(row?.['latest']) }
    },

    /** Writes as a message would be written, or throws why that cannot be. */
    async tryWriting(now: number): Promise<void> {
      const sql = 'INSERT INTO tried (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at'
      await database.all(sql, now)
    },

    /** Newest first. */
    async list(): Promise<StoredMessage[]> {
      return (await database.all('SELECT * FROM messages ORDER BY id DESC')).map(messageOf)
    },

    async find(id: number): Promise<StoredMessage | undefined> {
      const [row] = await database.all('SELECT * FROM messages WHERE id = ?', id)
      return row && messageOf(row)
    },

    async markAnswered(id: number, now: number): Promise<boolean> {
      const sql = 'UPDATE messages SET answered_at = ? WHERE id = ? RETURNING id'
      return (await database.all(sql, now, id)).length > 0
    },

    /** Leaves its fingerprint alone, which says nothing: so a copy that still has it can be told not to bring it back. */
    async forget(id: number, now: number): Promise<boolean> {
      await database.all(
        'INSERT OR IGNORE INTO forgotten (fingerprint, at) SELECT fingerprint, ? FROM messages WHERE id = ?',
        ...[now, id],
      )
      return (await database.all('DELETE FROM messages WHERE id = ? RETURNING id', id)).length > 0
    },

    /** Fingerprints of what was forgotten, and when. */
    async forgotten(): Promise<Row[]> {
      return database.all('SELECT fingerprint, at FROM forgotten')
    },

    /** Forgets what was forgotten elsewhere; returns how many were here. */
    async forgetAgain(forgotten: readonly Row[]): Promise<number> {
      let count = 0
      for (const { fingerprint = '', at = 0 } of forgotten) {
        await database.all('INSERT OR IGNORE INTO forgotten (fingerprint, at) VALUES (?, ?)', fingerprint, at)
        count += (await database.all('DELETE FROM messages WHERE fingerprint = ? RETURNING id', fingerprint)).length
      }
      return count
    },

    /**
     * Removes what is older than so many days; returns how many. Whatever is found too old goes a day later: a clock
     * that was wrong for a while has then been set right, and nothing is lost by it.
     */
    async removeOld(days: number, now: number): Promise<number> {
      const oldest = now - days * day
      await database.all('UPDATE messages SET expired_at = NULL WHERE received_at > ? OR expired_at > ?', oldest, now)
      const removed = await database.all(
        'DELETE FROM messages WHERE received_at <= ? AND expired_at <= ? RETURNING id',
        ...[oldest, now - day],
      )
      await database.all(
        'UPDATE messages SET expired_at = ? WHERE received_at <= ? AND expired_at IS NULL',
        now,
        oldest,
      )
      // No message is that old any more, in no copy.
      await database.all('DELETE FROM forgotten WHERE at <= ?', oldest)
      return removed.length
    },

    /** A secret of this database, made once and never told. */
    async secret(name: string): Promise<string> {
      const made = crypto.randomUUID() + crypto.randomUUID()
      await database.all('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, made)
      const [row] = await database.all('SELECT value FROM secrets WHERE name = ?', name)
      return String(row?.['value'])
    },
  }
}

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
