import { longest } from './sample-services.ts'
import { WorkThread } from './WorkThread.tsx'

const text = 'What happens in this step, in a sentence or two.'
const us = 'We read each award agreement for vesting dates and transfer limits.'
const broker = { who: 'A licensed broker', text: 'takes the order, sells the shares and settles the trade.' }
const company = { who: 'Your company', text: 'opens and closes the windows.' }
const fact = { label: 'Orders taken by', value: 'A licensed broker' }
const question = (number: number, times = 1) => ({
  title: `What is the question of note ${number}?`,
  anchor: `question-${number}`,
  said: { text: 'An answer that begins with the answer, and goes on for a sentence. '.repeat(times) },
})
const chapter = {
  title: 'The gap',
  anchor: 'gap',
  said: { html: `<p>${'Suppose that shares vest. '.repeat(20)}</p><p>Divide them.</p>` },
}
const step = (title: string) => ({ title, text, us, others: broker, notes: [] })

export const examples = {
  'all hands': (
    <WorkThread
      heading="Your company speaks first, a broker last"
      us="Quintara"
      licensed={fact}
      events={['Vesting', 'A tender offer', 'A lock-up’s end']}
      steps={[
        { title: 'We act', text, us, notes: [question(1), question(2, 6), question(3)] },
        { title: 'Others act', text, us, others: company, notes: [chapter, question(4, 3)] },
        { title: 'A licensed firm acts', text, us, others: broker, notes: [] },
        { title: 'It acts alone', text, others: broker, notes: [question(5, 9)] },
      ]}
      results={['A sale', 'A dated plan', 'A choice to hold']}
    />
  ),
  'two steps, one to one': (
    <WorkThread
      heading="Contract, fit-out, meters"
      us="Quintara"
      events={['A refit']}
      steps={[step('Fund it'), step('Read the meters')]}
      results={['A funded unit']}
    />
  ),
  'six steps, the longest words': (
    <WorkThread
      heading={`The thread ${longest}`}
      us="Quintara"
      licensed={fact}
      events={['One', 'Two', 'Six'].map((word) => `${word} ${longest.slice(0, 35)}`)}
      steps={['1st', '2nd', '3rd', '4th', '5th', '6th'].map((word, i) => ({
        ...step(`${word} ${longest}`),
        others: { ...broker, who: i % 2 ? longest : `licensed ${longest}`.slice(0, 40) },
      }))}
      results={['Seven', 'Eight'].map((word) => `${word} ${longest.slice(0, 34)}`)}
    />
  ),
  'ours alone': (
    <WorkThread
      heading="Nobody else has a hand in it"
      us="Quintara"
      events={['A wet string', 'Rain']}
      steps={[
        { title: 'Warm the wax', text, us, notes: [question(1, 2), question(2), question(3)] },
        { title: 'Hang it up', text, us, notes: [] },
      ]}
      results={['A dry string']}
    />
  ),
}
