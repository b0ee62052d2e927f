import { RiskSheet } from './RiskSheet.tsx'

const notice = 'Not an offer. A licensed firm, named in your contract, does what calls for a license.'

export const examples = {
  alone: <RiskSheet heading="Before you invest" text="Land can lose value." />,
  'with the notice': (
    <RiskSheet heading="Before you sign" text="A contract can lose more than was paid for it." notice={notice} />
  ),
  wide: <RiskSheet heading="How it fails" text="An analyst can misread a business." notice={notice} wide />,
}
