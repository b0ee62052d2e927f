import { ProductHead } from './ProductHead.tsx'

const trato = {
  heading: 'Trato',
  description: 'Send and receive stablecoins peer to peer, with the tools that a business paid this way needs.',
  facts: [
    { label: 'Payment', value: 'Peer to peer, in stablecoins' },
    { label: 'For', value: 'Freelancers, studios and small firms' },
  ],
  audience: 'Trato is for people who already invoice in stablecoins.',
  notFor: 'Whoever is paid by card has little reason to switch.',
  risk: 'A confirmed payment cannot be called back, and coins sent to a wrong address are usually lost.',
}
const seen = <div className="cell min-h-48 p-6">What it looks like</div>
const long = 'Rechtsschutzversicherungsgesellschaften'

const sixFacts = ['Payment', 'Tools', 'For', 'Guarantee', 'Account', 'Billing'].map((label) => ({
  label,
  value: 'Freelancers, studios and small firms',
}))

export const examples = {
  'six facts': (
    <ProductHead {...trato} facts={sixFacts}>
      {seen}
    </ProductHead>
  ),
  usual: <ProductHead {...trato}>{seen}</ProductHead>,
  'with something to do': (
    <ProductHead {...trato} actions={<p className="mt-7 font-medium">Visit the Trato website</p>}>
      {seen}
    </ProductHead>
  ),
  'long words': (
    <ProductHead {...trato} heading={long} facts={[{ label: long, value: long }]} risk={long}>
      {seen}
    </ProductHead>
  ),
}
