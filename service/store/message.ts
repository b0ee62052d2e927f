import type { ContactMessage } from '../../src/features/contact/rules.ts'
import type { Row } from './database.ts'

/** A message as it is kept. */
export interface StoredMessage {
  id: number
  fingerprint: string
  receivedAt: number
  message: ContactMessage
  answeredAt?: number
  mail: { attempts: number; sentAt?: number }
}

export function messageOf(row: Row): StoredMessage {
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
