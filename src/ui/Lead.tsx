/** For whom a thing is: the first sentence of its text in display type, then the rest. Where they stand, its grid says. */
export function Lead({ first, rest }: { first: string; rest: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display max-w-[46rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      {rest && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />}
    </>
  )
}
