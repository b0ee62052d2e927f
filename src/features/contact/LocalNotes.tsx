/** Without a script, and where it failed, there is no next step to speak of. */
export const whereItWorks = 'noscript:hidden [[data-failed]_&]:hidden'

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
export function MailTo({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
      {email}
    </a>
  )
}
