import { RoleSheet } from './RoleSheet.tsx'
import { longest } from './sample-services.ts'

const others = { who: 'A licensed broker', text: 'Takes the order, sells the shares and settles the trade.' }
const us = 'We read each award agreement for vesting dates and transfer limits.'
const text = 'What happens in this step, in a sentence or two.'
const note = (letter: string) => ({ letter, anchor: 'roles' })
const step = (title: string) => ({ title, text, us, others, notes: [] })

export const examples = {
  'both, one or the other': (
    <RoleSheet
      us="Quintara"
      events={['Vesting', 'A tender offer', 'A lock-up’s end']}
      steps={[
        { title: 'We act', text, us, notes: [note('a'), note('b'), note('c')] },
        { title: 'Both act', text, us, others, notes: [note('d')] },
        { title: 'Others act', text, others, notes: [] },
      ]}
      results={['A sale', 'A dated plan', 'A choice to hold']}
    />
  ),
  'two steps, one to one': (
    <RoleSheet
      us="Quintara"
      events={['A refit']}
      steps={[step('Fund it'), step('Read the meters')]}
      results={['A funded unit']}
    />
  ),
  'six steps, the longest words': (
    <RoleSheet
      us="Quintara"
      events={['One', 'Two', 'Six'].map((word) => `${word} ${longest.slice(0, 35)}`)}
      steps={['1st', '2nd', '3rd', '4th', '5th', '6th'].map((word) => step(`${word} ${longest}`))}
      results={['Seven', 'Eight'].map((word) => `${word} ${longest.slice(0, 34)}`)}
    />
  ),
}
