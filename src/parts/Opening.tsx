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
  const isAlone = !aside && facts.length === 0
  const more = (
    <>
      <Said html={rest} />
      <Said html={last} />
    </>
  )
  return (
    <div className={isAlone ? 'wrap opening alone' : 'wrap opening'}>
      <div>
        <Said html={first} look="display max-w-[46rem] text-h3" />
        {!isAlone && more}
      </div>
      <div>
        {isAlone && more}
        {aside && <Aside {...aside} />}
        {facts.length > 0 && <FactList facts={facts} className="ruled-facts two" />}
      </div>
    </div>
  )
}

function Said({ html, look = 'text-ink-2' }: { html: string; look?: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
  return <p className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
