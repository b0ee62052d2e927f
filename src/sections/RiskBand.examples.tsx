import { RiskBand } from './RiskBand.tsx'

const notice = 'Not an offer. A licensed firm, named in your contract, does what calls for a license.'

export const examples = {
  'one sentence': <RiskBand heading="What can go wrong" text="Every part of this can lose money." notice={notice} />,
  'several sentences': (
    <RiskBand
      heading="What can go wrong"
      text="Every part of this can lose money, and some contracts can lose more than was paid for them. Several funds can't be left when you choose. What is open to you depends on where you live."
      notice={notice}
    />
  ),
}
