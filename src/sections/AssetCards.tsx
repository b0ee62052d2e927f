import { anchorOf } from '../lib/names.ts'
import type { PictogramName } from '../ui/Pictogram.tsx'
import { RiskSheet } from '../ui/RiskSheet.tsx'
import { CardRow } from './CardRow.tsx'

interface AssetCardsProps {
  heading: string
  classes: readonly {
    icon: PictogramName
    title: string
    description: string
    aum: string
    performance: string
  }[]
  /** What the figures do not say, and what can go wrong: nobody sees the one without the other. */
  caveat: string
  risk: string
}

/** Asset classes with their figures, a card for each, and what has to be read with them at the size of the text. */
export function AssetCards({ heading, classes, caveat, risk }: AssetCardsProps) {
  return (
    <CardRow
      heading={heading}
      id="classes"
      text={
        <span className="text-base text-ink">
          <b className="font-medium text-brass">Read with care.</b> {caveat}
        </span>
      }
      across={4}
      cards={classes.map(({ aum, performance, ...facts }) => ({
        ...facts,
        id: anchorOf(facts.title),
        figures: [
          { label: 'Assets', value: aum },
          { label: 'Performance', value: performance, note: 'year on year' },
        ],
      }))}
    >
      <RiskSheet heading="Before you invest" text={risk} />
    </CardRow>
  )
}
