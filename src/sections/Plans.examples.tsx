import { Plans } from './Plans.tsx'

const words = {
  intro: 'The plans differ in price and in how many client portals you may open in a month.',
  guarantee: 'Every plan has a 3-week money-back guarantee.',
}
const core = {
  name: 'Base Core',
  price: '205.70',
  description: 'For a person with a few clients who needs a portal only now and then.',
  popular: false,
  features: ['Client portals limited to 2 per month'],
}
const basic = {
  name: 'Basic',
  price: '247',
  saving: 'Save 10%',
  description: 'For a practice with a steady flow of clients.',
  popular: true,
  features: ['Client portals: ask for the limit', 'A second thing'],
}
const full = {
  name: 'Full',
  price: '500',
  saving: 'Save 16.67%',
  description: 'For a firm that opens a portal for everyone it works with.',
  popular: false,
  features: ['Unlimited client portals'],
}
const website = 'https://trato.example.com'
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  three: <Plans {...words} plans={[core, basic, full]} website={website} />,
  'two, with a currency and nowhere to go': <Plans {...words} plans={[core, basic]} currency="USD" />,
  four: <Plans {...words} plans={[core, basic, full, { ...full, name: 'Fuller' }]} website={website} />,
  'long words': <Plans {...words} plans={[core, { ...basic, name: long, features: [long] }, full]} website={website} />,
}
