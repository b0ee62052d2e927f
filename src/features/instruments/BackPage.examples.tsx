import { BackPage } from './BackPage.tsx'

const fact = (label: string) => ({ label, value: 'A few words about it' })
const point = (title: string) => ({ title, text: 'What it is about, in a sentence that runs on behind its name.' })
const risk = { heading: 'Before you sign', text: 'What can go wrong with it.', notice: 'What the company says of it.' }
const opening = {
  first: 'You have a risk already.',
  rest: 'A contract changes its shape.',
  last: 'Bring the treasurer.',
}

export const examples = {
  'points, a chapter and links': (
    <BackPage
      opening={opening}
      facts={['Used for', 'Traded', 'Collateral', 'Worst case', 'Other side', 'Settled'].map(fact)}
      risk={risk}
      clauses={[
        { title: 'What we work out', anchor: 'clause-1', said: { points: ['One', 'Two', 'Three'].map(point) } },
        { title: 'Cash goes out first', anchor: 'clause-2', said: { html: '<p>A hedge seldom pays on the day.</p>' } },
        { title: 'Questions', anchor: 'clause-3', said: { points: ['Is it a forecast?', 'Who pays?'].map(point) } },
        { title: 'Nearby', anchor: 'clause-4', said: { points: [{ ...point('Commodities'), href: '#print' }] } },
      ]}
    />
  ),
  'as little as there can be': (
    <BackPage
      opening={{ ...opening, rest: '', last: '' }}
      facts={['Used for', 'Traded'].map(fact)}
      risk={risk}
      clauses={[{ title: 'Questions', anchor: 'clause-5', said: { points: [point('Who pays?')] } }]}
    />
  ),
}
