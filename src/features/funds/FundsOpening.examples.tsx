import { FundsOpening } from './FundsOpening.tsx'

const points = ['Know who you rely on', 'Ask who sets the price', 'Count the layers of cost', 'Look for overlap'].map(
  (title) => ({ title, text: 'What to look at first, in a sentence or two.' }),
)
const risk = {
  heading: 'Before you invest',
  text: 'Any of these funds can lose money, and several can close the door while they do.',
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
}
const html = '<p>A fund is a pool of assets divided into units, equal shares that are entered in a register.</p>'

export const examples = {
  'four points': <FundsOpening html={html.repeat(3)} points={points} risk={risk} />,
  'two points': <FundsOpening html={html} points={points.slice(2)} risk={risk} />,
}
