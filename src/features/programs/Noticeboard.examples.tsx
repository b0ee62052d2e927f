import { Noticeboard } from './Noticeboard.tsx'
import { openingSlip, ruleSlip } from './slips.tsx'

const text = 'You delivered, you billed, and the client has gone quiet while your own rent has not.'
const opening = { first: 'Every freelancer runs a small bank by accident.', rest: text, last: '' }
const rules = ['Send the invoice', 'Talk it through', 'Get your plan', 'Mend it'].map((title) => ({ title, text }))

export const examples = {
  'rules of the house': <Noticeboard slips={[openingSlip(opening), ...rules.map(ruleSlip)]} />,
  'two of them': <Noticeboard slips={[openingSlip(opening), ...rules.slice(0, 2).map(ruleSlip)]} />,
}
