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
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        disabled={disabled}
        // Asleep it looks like what it becomes in a moment; where that never comes, it does not.
        className={`outlined min-h-12 rounded bg-ink px-6 font-medium text-paper fade enabled:cursor-pointer enabled:hover:bg-accent noscript:opacity-60 [[data-failed]_&]:opacity-60 [[data-pressed]_&]:opacity-60 ${isSending ? 'opacity-60' : ''}`}
      >
        {isSending ? 'Sending...' : 'Send Message'}
      </button>
      <p id={sendNoteId} className="max-w-[30rem] text-sm text-ink-2">
        {isLocal
          ? 'Your message stays on this device: nothing is sent. To reach us, write to '
          : 'Your message goes to the team that answers. Or write to '}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
    </div>
  )
}
