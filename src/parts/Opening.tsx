import type { Opening as Text } from '../lib/prose.ts'
import { FactList } from '../ui/FactList.tsx'
import { Aside } from './Aside.tsx'

interface OpeningProps {
  text: Text
  /** What can go wrong (finance), or whom it does not suit (software, consulting). */
  aside?: { heading: string; text: string; notice?: string | undefined; risk: boolean } | undefined
  /** What else a visitor may want to know, below the text. */
  facts?: readonly { label: string; value: string }[]
}

/**
 * How a page opens: what it is about on the left half, what speaks against it on the right. Where nothing does, the
 * first sentence has the left half to itself.
 */
export function Opening({ text: { first, rest, last }, aside, facts = [] }: OpeningProps) {
  if (!aside && facts.length === 0)
    return (
      <div className="wrap opening alone">
        <div>
          <Lead first={first} rest="" />
        </div>
        <div>
          <Said html={rest} />
          <Said html={last} />
        </div>
      </div>
    )
  return (
    <div className="wrap opening">
      <div>
        <Lead first={first} rest={rest} />
        <Said html={last} />
      </div>
      <div>
        {aside && <Aside {...aside} />}
        {facts.length > 0 && <FactList facts={facts} className="ruled-facts two" />}
      </div>
    </div>
  )
}

function Said({ html }: { html: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
  return <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
}

/** For whom a thing is: the first sentence of its text in display type, then the rest. Where they stand, its grid says. */
function Lead({ first, rest }: { first: string; rest: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display max-w-[46rem] text-h3" dangerouslySetInnerHTML={{ __html: first }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      {rest && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: rest }} />}
    </>
  )
}
