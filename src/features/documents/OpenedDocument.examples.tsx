import { OpenedDocument } from './OpenedDocument.tsx'
import { writtenParts } from './sample-documents.ts'

const text =
  'We look at it from both ends, once in the rain, and write down what we see before anybody explains it to us.'
const opening = { first: 'Most of what is said of it will be true.', rest: text, last: text }
const work = (part: number) => ({ title: `Work behind part ${part}`, text, part })
const query = (part: number) => ({ question: `What would one ask at part ${part}?`, answer: text, part })
const chapter = { label: 'One case', anchor: 'one-case', html: `<p>${text}</p><p>${text}</p>` }
const contents = writtenParts(6)
const related = ['Assessment', 'Design'].map((title) => ({ title, href: '#related' }))

export const examples = {
  'all that there can be': (
    <OpenedDocument
      document={{
        title: 'Growth plan',
        contents: contents.map((part, i) => (i ? part : { ...part, chapter: 'One case' })),
      }}
      opening={opening}
      capabilities={[work(1), work(2), work(2), work(4)]}
      chapters={[chapter]}
      questions={[query(1), query(2), query(2), query(5)]}
      related={related}
    />
  ),
  'one of each': (
    <OpenedDocument
      document={{ title: 'Rulebook', contents }}
      opening={{ first: opening.first, rest: '', last: '' }}
      capabilities={[work(1), work(3)]}
      chapters={[]}
      questions={[query(6)]}
      related={related.slice(0, 1)}
    />
  ),
}
