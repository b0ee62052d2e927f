/** For whom a thing is: the first sentence of its text in display type, the rest below. */
export function SheetLead({ first, rest }: { first: string; rest: string }) {
  return (
    <div className="pt-7">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display max-w-[46rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      {rest && <p className="mt-2.5 text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />}
    </div>
  )
}
