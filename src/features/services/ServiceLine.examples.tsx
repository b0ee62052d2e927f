import { ServiceLine } from './ServiceLine.tsx'
import { longest } from './sample-services.ts'

const steps = ['Collect the grants', 'Check permission', 'Choose an amount', 'Settle'].map((title) => ({ title }))
const title = 'Comparing the offers of every lender in the land'

export const examples = {
  'three to three': (
    <ServiceLine
      events={['Vesting', 'A tender offer', 'A lock-up’s end']}
      steps={steps}
      results={['A sale', 'A dated plan', 'A choice to hold']}
    />
  ),
  'one to one': <ServiceLine events={['A refit']} steps={steps.slice(0, 3)} results={['A funded unit']} />,
  'two steps': <ServiceLine events={['A refit']} steps={steps.slice(0, 2)} results={['A funded unit']} />,
  'six steps': (
    <ServiceLine
      events={['Vesting', 'A tender offer']}
      steps={[...steps, { title: 'Set the tax aside' }, { title: 'Documentation' }]}
      results={['A sale', 'A choice to hold']}
    />
  ),
  'the longest words, five steps': (
    <ServiceLine
      events={['One', 'Two', 'Six'].map((word) => `${word} ${longest.slice(0, 35)}`)}
      steps={['1st', '2nd', '3rd', '4th', '5th'].map((word) => ({ title: `${word} ${title.slice(0, 44)}` }))}
      results={['Seven', 'Eight'].map((word) => `${word} ${longest.slice(0, 34)}`)}
    />
  ),
}
