import type { Opening } from '../../lib/opening.ts'

/** For whom a service is, its first sentence in display type; at the end of the line, for whom it is not. */
export function ServiceLead({ first, rest, last }: Opening) {
  return (
    <div className="wrap grid gap-x-6 gap-y-4 pb-15 md:pb-18 lg:grid-cols-4">
      <div className="lg:col-span-3">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display max-w-[42rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        {rest && <p className="mt-2.5 max-w-[42rem] text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      {last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: last }} />}
    </div>
  )
}
