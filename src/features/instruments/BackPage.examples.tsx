import { Prose } from '../../ui/Prose.tsx'
import { BackPage } from './BackPage.tsx'
import { Clause } from './Clause.tsx'
import { ClausePoints } from './ClausePoints.tsx'

const fact = (label: string) => ({ label, value: 'A few words about it' })
const point = (title: string) => ({ title, text: 'What it is about, in a sentence that runs on behind its name.' })
const risk = { heading: 'Before you sign', text: 'What can go wrong with it.', notice: 'What the company says of it.' }
const opening = {
  first: 'You have a risk already.',
  rest: 'A contract changes its shape.',
  last: 'Bring the treasurer.',
}

const related = [{ title: 'Commodities', href: '#print' }]

export const examples = {
  'points, a chapter and links': (
    <BackPage
      opening={opening}
      facts={['Used for', 'Traded', 'Collateral', 'Worst case', 'Other side', 'Settled'].map(fact)}
      risk={risk}
      related={related}
    >
      <Clause heading="What we work out" id="clause-1">
        <ClausePoints points={['One', 'Two', 'Three'].map(point)} />
      </Clause>
      <Clause heading="Cash goes out first" id="clause-2">
        <Prose html="<p>A hedge seldom pays on the day.</p>" />
      </Clause>
      <Clause heading="Questions" id="clause-3">
        <ClausePoints points={['Is it a forecast?', 'Who pays?'].map(point)} />
      </Clause>
    </BackPage>
  ),
  'as little as there can be': (
    <BackPage
      opening={{ ...opening, rest: '', last: '' }}
      facts={['Used for', 'Traded'].map(fact)}
      risk={risk}
      related={related}
    >
      <Clause heading="Questions" id="clause-5">
        <ClausePoints points={[point('Who pays?')]} />
      </Clause>
    </BackPage>
  ),
}
