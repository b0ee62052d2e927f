interface WhoForProps {
  /** The first sentence of the text, rendered. */
  first: string
  rest: string
  /** For whom it is wrong. */
  last: string
}

/** For whom the work is, its first sentence in display type; for whom it is not, beside it. */
export function WhoFor({ first, rest, last }: WhoForProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-4 py-15 lg:grid-cols-4">
      <div className="lg:col-span-3 lg:pr-15">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display max-w-[46rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        {rest && <p className="mt-2.5 max-w-[46rem] text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      {last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: last }} />}
    </div>
  )
}
