import { RiskSheet } from './RiskSheet.tsx'

export const examples = {
  'with whom it is wrong for': (
    <RiskSheet heading="Before you invest" text="Land can lose value." notFor="It is the wrong place for cash." />
  ),
  'with the notice': (
    <RiskSheet
      heading="Before you sign"
      text="A contract can lose more than was paid for it."
      notFor=""
      notice="Not an offer. A licensed firm, named in your contract, does what calls for a license."
    />
  ),
  wide: (
    <RiskSheet
      heading="How it fails"
      text="An analyst can misread a business."
      notFor="A short list can trail for years."
      notice="Not an offer. A licensed firm, named in your contract, does what calls for a license."
      wide
    />
  ),
  'wide without a notice': <RiskSheet heading="How it fails" text="A list can trail." notFor="Not for cash." wide />,
}
