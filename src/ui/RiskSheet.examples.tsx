import { RiskSheet } from './RiskSheet.tsx'

export const examples = {
  'with whom it is wrong for': (
    <RiskSheet heading="Before you invest" text="Land can lose value." notFor="It is the wrong place for cash." />
  ),
}
