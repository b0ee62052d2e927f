import { inquiryLabel } from './fields.ts'
import type { ContactMessage } from './rules.ts'

/** By which it is found where it has to be selected. */
export const writtenId = 'written'

/** A message as it was recorded. */
export function Written({ message: sent }: { message: ContactMessage }) {
  const { firstName, lastName, email, inquiryType, position, resume, message } = sent
  const rows = {
    From: `${firstName} ${lastName}, ${email}`,
    'Inquiry type': inquiryLabel(inquiryType),
    Position: position,
    'Résumé link': resume,
    Message: message,
  }
  return (
    <div className="message-written">
      <h3>What you wrote, kept here</h3>
      <dl id={writtenId}>
        {Object.entries(rows).map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
