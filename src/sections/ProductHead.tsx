import type { ReactNode } from 'react'
import { FactList } from '../ui/FactList.tsx'
import { RiskSheet } from '../ui/RiskSheet.tsx'

interface ProductHeadProps {
  heading: string
  description: string
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered. */
  audience: string
  /** For whom it is not, rendered; empty where nothing is said. */
  notFor: string
  risk: string
  /** What one can do now, under the sentence. */
  actions?: ReactNode
  /** What the product looks like. */
  children: ReactNode
}

/**
 * The head of a product: what it is in the first third, what it looks like in the rest, what can go wrong below both.
 * Phones see what it looks like after the actions.
 */
export function ProductHead({
  heading,
  description,
  facts,
  audience,
  notFor,
  risk,
  actions,
  children,
}: ProductHeadProps) {
  return (
    <div className="product-head hero wrap">
      <div>
        <h1 className="display text-h1">{heading}</h1>
        <p className="mt-5 text-lg text-balance text-ink-2">{description}</p>
        {actions}
      </div>
      {children}
      <div>
        <FactList facts={facts} className="ruled-facts" />
        <section aria-labelledby="audience">
          <h2 id="audience" className="display mb-2 text-h3">
            Who it is for
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: audience }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
          {notFor && <p className="mt-4 rule-t pt-4 text-ink-2" dangerouslySetInnerHTML={{ __html: notFor }} />}
        </section>
      </div>
      <RiskSheet heading="What can go wrong" text={risk} notFor="" />
    </div>
  )
}
