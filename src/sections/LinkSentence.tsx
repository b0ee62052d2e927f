import { SentenceOfLinks } from '../ui/SentenceOfLinks.tsx'

interface LinkSentenceProps {
  /** How the sentence begins, such as "Goes well with". */
  heading: string
  links: readonly { title: string; href: string }[]
}

/** Where to read on, in one sentence. */
export function LinkSentence({ heading, links }: LinkSentenceProps) {
  return (
    <section className="wrap" aria-labelledby="related">
      <div className="display section-rule py-11 text-h3">
        <SentenceOfLinks id="related" heading={heading} links={links} />
      </div>
    </section>
  )
}
