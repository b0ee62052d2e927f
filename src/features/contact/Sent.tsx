import { type MouseEvent, useRef, useState } from 'react'
import { inquiryLabel } from './fields.ts'
import { mailLink } from './mail-link.ts'
import { outcomeId, outcomeTextId } from './Outcome.tsx'
import type { ContactMessage } from './rules.ts'

interface SentProps {
  message: ContactMessage
  /** Who reads it. */
  to: string
  /** Whether something was typed while it was being kept. */
  hasMore: boolean
  onAnother: () => void
}

const told = {
  waiting: '',
  copied: 'Copied. Paste it into the email.',
  refused:
    'Your browser did not allow copying. The text below is selected: copy it, press the button again, and paste it into the email.',
}

/** By which it is found where it has to be selected. */
const writtenId = 'written'

/** Where no service takes the messages: it is kept here, and one more press makes an email of it. */
export function Sent({ message, to, hasMore, onAnother }: SentProps) {
  const [copying, setCopying] = useState<keyof typeof told>('waiting')
  const isCopied = useRef(false)
  const isCopying = useRef(false)
  const { href, text, isWhole } = mailLink(message, to)
  const isCopiedFirst = !isWhole && copying !== 'refused'

  /** What a link cannot carry is copied first: a mail program that opens takes the focus, and with it the right to copy. */
  const copyFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isCopiedFirst || isCopied.current) return
    event.preventDefault()
    if (isCopying.current) return
    isCopying.current = true
    const link = event.currentTarget
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setCopying('refused')
      getSelection()?.selectAllChildren(document.getElementById(writtenId) ?? document.body)
      return
    } finally {
      isCopying.current = false
    }
    setCopying('copied')
    isCopied.current = true
    link.click()
    isCopied.current = false
  }

  return (
    <div className="message-sent">
      <h3 id={outcomeId}>Message sent successfully!</h3>
      <p id={outcomeTextId}>
        {`Your message stays on this device and has not reached us. For an answer, send it by email to ${to}.`}
        {isCopiedFirst &&
          ' It is too long for a mail link, so the button copies it: paste it into the email that opens.'}
        {hasMore && ' What you typed since is in the form below.'}
      </p>
      <p>
        <a href={href} onClick={copyFirst}>
          Send it by email
        </a>{' '}
        <button type="button" onClick={onAnother}>
          Write another
        </button>
      </p>
      {!isWhole && <p role="status">{told[copying]}</p>}
    </div>
  )
}

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
