import { oneLine, plain } from '../../service/plain.ts'
import type { StoredMessage } from '../../service/store/message.ts'

const day = (time: number) => new Date(time).toISOString().slice(0, 10)
const name = ({ message }: StoredMessage) => oneLine(`${message.firstName} ${message.lastName}`)

/** One line each. What visitors wrote cannot reach the terminal as a command. */
export function asList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'There are no messages.\n'
  return messages
    .map((stored) => {
      const { id, receivedAt, message } = stored
      const what = [message.inquiryType, ...(message.position ? [oneLine(message.position)] : [])].join(', ')
      return `${String(id).padStart(5)}  ${day(receivedAt)}  ${state(stored).padEnd(10)}  ${name(stored)}: ${what}\n`
    })
    .join('')
}

function state({ answeredAt, mail }: StoredMessage): string {
  if (answeredAt !== undefined) return 'answered'
  return mail.sentAt === undefined ? 'not mailed' : 'mailed'
}

export function asText(stored: StoredMessage): string {
  const { id, receivedAt, message, answeredAt, mail } = stored
  const lines = [
    `Message ${id}, received ${new Date(receivedAt).toISOString()}`,
    mail.sentAt === undefined ? `Not mailed yet, ${mail.attempts} attempts` : `Mailed on ${day(mail.sentAt)}`,
    ...(answeredAt === undefined ? [] : [`Answered on ${day(answeredAt)}`]),
    `${name(stored)} <${oneLine(message.email)}>, ${message.inquiryType}`,
    ...(message.position ? [`Position: ${oneLine(message.position)}`] : []),
    ...(message.resume ? [`Résumé: ${oneLine(message.resume)}`] : []),
    '',
    plain(message.message),
  ]
  return `${lines.join('\n')}\n`
}
