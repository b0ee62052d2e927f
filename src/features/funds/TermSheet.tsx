import type { ComponentProps } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { NearbyFunds } from './NearbyFunds.tsx'

interface TermSheetProps extends ComponentProps<typeof NearbyFunds> {
  /** What it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  facts: readonly { label: string; value: string }[]
  risk: string
  /** For whom it is wrong, rendered. */
  notFor: string
  notice: string
  action: { label: string; href: string }
}

/** The head of a term sheet: where a fund stands, what it is, and what can go wrong. Nobody reads the method before the risk. */
export function TermSheet({ lead, facts, risk, notFor, notice, action, ...place }: TermSheetProps) {
  const said = lead.first.length * 1.5 + lead.rest.length
  const warned = risk.length + notice.length
  // For whom it is wrong stands on the shorter side, and a short warning is set larger, a long one wider: neither leaves a hole beside the other.
  const isWithRisk = said > warned * 1.25
  const isShort = warned + notFor.length < said * 0.8
  const isHeavy = !isWithRisk && warned * 1.2 > said + notFor.length
  return (
    <section id="sheet" className="wrap" aria-label="Term sheet">
      <div className={`term-sheet ${isShort ? '' : 'dense'} ${isHeavy ? 'heavy' : ''}`}>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="display text-h4" dangerouslySetInnerHTML={{ __html: lead.first }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
          <p className="mt-2 text-sm text-ink-2" dangerouslySetInnerHTML={{ __html: lead.rest }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
          {notFor && !isWithRisk && <p className="mt-2 text-sm" dangerouslySetInnerHTML={{ __html: notFor }} />}
        </div>
        <RiskSheet heading="Before you invest" text={risk} notFor={isWithRisk ? notFor : ''} notice={notice} />
        <div>
          <NearbyFunds {...place} />
          <div className="print:hidden">
            <ButtonLink look="solid" href={action.href}>
              {action.label}
            </ButtonLink>
          </div>
        </div>
        <FactList facts={facts} className="term-facts" />
      </div>
    </section>
  )
}
