/** For whom a thing is: the first sentence of its text in display type, the rest beside it. */
export function LeadRow({ first, rest }: { first: string; rest: string }) {
  return (
    <div className="wrap grid gap-x-15 gap-y-3 pb-6 lg:grid-cols-[2fr_1fr]">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display max-w-[46rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />
    </div>
  )
}
