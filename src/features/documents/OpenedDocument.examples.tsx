import { longExcerpts, sampleExcerpts } from './excerpt/sample-excerpts.ts'
import { OpenedDocument } from './OpenedDocument.tsx'
import { manyFacts, manySteps, sampleHands, sampleSheet, sampleSteps, writtenParts } from './sample-documents.ts'

const text =
  'We look at it from both ends, once in the rain, and write down what we see before anybody explains it to us.'
const opening = { first: 'Most of what is said of it will be true.', rest: text, last: text }
const work = (part: number) => ({ title: `Work behind part ${part}`, text, part })
const query = (part: number) => ({ question: `What would one ask at part ${part}?`, answer: text, part })
const chapter = { label: 'One case', anchor: 'one-case', html: `<p>${text}</p><p>${text}</p>` }
const short = Object.values(sampleExcerpts)
const long = Object.values(longExcerpts)
const told = 'Filled in for the rope of a bell, which two keepers pull in turn and one of them would like to sell.'
const related = ['Assessment', 'Design'].map((title) => ({ title, href: '#related' }))
const shared = { ...sampleSheet, question: 'Which buyers come next?', hands: sampleHands, opening, related }

export const examples = {
  'all that there can be, in runs': (
    <OpenedDocument
      {...shared}
      steps={sampleSteps}
      document={{
        title: 'Growth plan',
        case: told,
        contents: writtenParts(6).map((part, i) => ({
          ...part,
          step: 1 + Math.floor(i / 2),
          chapter: i ? undefined : 'One case',
          excerpt: short[i],
        })),
      }}
      capabilities={[work(1), work(2), work(2), work(4)]}
      chapters={[chapter]}
      questions={[query(1), query(2), query(2), query(5)]}
    />
  ),
  'one of each, written by one hand': (
    <OpenedDocument
      {...shared}
      steps={sampleSteps}
      document={{ title: 'Rulebook', contents: writtenParts(3).map((part) => ({ ...part, hand: 'us' })) }}
      opening={{ first: opening.first, rest: '', last: '' }}
      capabilities={[work(1), work(3)]}
      chapters={[]}
      questions={[query(3)]}
    />
  ),
  'more steps than parts, and back to the first': (
    <OpenedDocument
      {...shared}
      steps={manySteps}
      facts={manyFacts}
      document={{
        title: 'Rulebook',
        case: told,
        contents: writtenParts(4).map((part, i) => ({ ...part, step: [1, 5, 1, 3][i] ?? 1, excerpt: long[i] })),
      }}
      capabilities={[work(2), work(4)]}
      chapters={[]}
      questions={[query(2)]}
    />
  ),
}
