/** Without a script, and where it failed, there is no next step to speak of. */
const whereItWorks = 'noscript:hidden [[data-failed]_&]:hidden'

/** Where no service takes the messages, what to know before typing: where a message goes, or what to do instead. */
export function LocalNotes({ email }: { email: string }) {
  return (
    <>
      <noscript>
        <p className="bg-paper-2 px-5 py-4">{`This form needs JavaScript. Please write to ${email} instead.`}</p>
      </noscript>
      {/* Shown where the script of this island failed (src/islands). */}
      <p role="alert" className="hidden bg-paper-2 px-5 py-4 [[data-failed]_&]:block">
        {`This form cannot send anything just now. Please write to ${email} instead; what you typed is still here to copy.`}
      </p>
      <p className={`text-sm text-ink-2 ${whereItWorks}`}>
        This form keeps your message on this device. At the end, a button opens it in your own mail program. Our address
        is <MailTo email={email} />.
      </p>
    </>
  )
}

/** An address to write to, in a sentence. */
function MailTo({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
      {email}
    </a>
  )
}

interface SendRowProps {
  email: string
  /** Whether the message stays in this browser. */
  isLocal: boolean
  isSending: boolean
  disabled: boolean
}

/** Those who hear the form are told it first. */
export const sendNoteId = 'send-note'

/** The button, and what else to know before it is pressed. */
export function SendRow({ email, isLocal, isSending, disabled }: SendRowProps) {
  const button = (
    <button
      type="submit"
      disabled={disabled}
      // Asleep it looks like what it becomes in a moment; where that never comes, it does not.
      className={`button justify-self-start enabled:cursor-pointer noscript:opacity-60 [[data-failed]_&]:opacity-60 [[data-pressed]_&]:opacity-60 ${isSending ? 'opacity-60' : ''}`}
    >
      {isSending ? 'Sending...' : 'Send Message'}
    </button>
  )
  if (isLocal)
    return (
      <>
        <p id={sendNoteId} className="bg-paper-2 px-5 py-4 text-sm [border-left:3px_solid_var(--color-control)]">
          <b className="font-medium">Your message stays on this device: nothing is sent.</b> To reach us,{' '}
          <span className={whereItWorks}>email it in the next step, or </span>write to <MailTo email={email} />.
        </p>
        {button}
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {button}
      <p id={sendNoteId} className="max-w-[30rem] text-sm text-ink-2">
        Your message goes to the team that answers. Or write to <MailTo email={email} />
      </p>
    </div>
  )
}
