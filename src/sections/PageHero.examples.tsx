import { PageHero } from './PageHero.tsx'

const farmlands = {
  heading: 'Farmlands',
  description: 'Own productive land in units you can hold, report on and pass on.',
  art: { style: 'lattice', capabilities: 5, steps: 4 },
  seed: '/software/digital-funds/farmlands',
} as const

export const examples = {
  'with an eyebrow': <PageHero {...farmlands} eyebrow="Digital Funds" eyebrowHref="/software/digital-funds" />,
  'without an eyebrow': <PageHero {...farmlands} heading="Get in Touch" art={{ style: 'tally' }} seed="/contact" />,
  'long words': (
    <PageHero
      {...farmlands}
      eyebrow="Rechtsschutzversicherungsgesellschaften"
      eyebrowHref="/investment/services"
      heading="Rechtsschutzversicherungsgesellschaften"
      description="Companies that insure the cost of going to court, and what they ask before they pay for a case that may be lost."
      art={{ style: 'circles', audiences: 3, steps: 4 }}
    />
  ),
}
