/** An address to write to, in a sentence. */
export function MailTo({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
      {email}
    </a>
  )
}
