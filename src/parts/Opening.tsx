import type { Opening as Text } from '../lib/prose.ts'
import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'

interface OpeningProps {
  text: Text
  /** What can go wrong (finance), or whom it does not suit (software, consulting). */
  aside?: { heading: string; text: string; notice?: string | undefined; risk: boolean } | undefined
  /** What else a visitor may want to know, below the text. */
  facts?: readonly { label: string; value: string }[]
}

/** How a page opens: what it is about on the left half, what speaks against it on the right. */
export function Opening({ text: { first, rest, last }, aside, facts = [] }: OpeningProps) {
  return (
    <div className="wrap opening">
      <div>
        <Lead first={first} rest={rest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: last }} />}
      </div>
      <div>
        {aside && (
          <aside className={aside.risk ? 'aside risk' : 'aside'} aria-label={aside.heading}>
            <p className="text-xs font-medium">{aside.heading}</p>
            <p>{aside.text}</p>
            {aside.notice && <p className="text-xs text-ink-2">{aside.notice}</p>}
          </aside>
        )}
        {facts.length > 0 && <FactList facts={facts} className="ruled-facts two" />}
      </div>
    </div>
  )
}
