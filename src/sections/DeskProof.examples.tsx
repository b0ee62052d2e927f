import { DeskProof } from './DeskProof.tsx'
import type { MarginMarksProps } from './MarginMarks.tsx'
import type { ProofPiece } from './piece-passages.tsx'
import { longWords, settlement } from './sample-story.ts'

const text = 'Who holds title, who pays rent or tolls, and what upkeep costs an owner who holds on for decades.'
const word = 'Rechtsschutzversicherungsgesellschaften'
const source: ProofPiece['sources'][number] = { by: 'Office of Tides', title: 'A Year of Tides', date: '2025' }
const more = { minutes: 4, opening: `From a Monday in October most trades settle a day sooner. ${text} ${text}` }
const all = ['date', 'title', 'opening', 'figure', 'byline', 'sources'] as const
const marks = (...titles: string[]): MarginMarksProps['marks'] => titles.map((title) => ({ title, text }))

export const examples = {
  'no piece yet': (
    <DeskProof
      desk="Kite desk"
      passages={['title']}
      margins={[
        { margin: 'covers', at: 'title', until: undefined, marks: marks('Paper', 'String', 'Wind') },
        { margin: 'questions', at: 'title', until: undefined, marks: marks('May I fly one?') },
      ]}
    />
  ),
  'a piece without sources': (
    <DeskProof
      desk="News desk"
      piece={{ ...settlement, ...more, sources: [] }}
      passages={all.slice(0, 5)}
      margins={[
        { margin: 'covers', at: 'title', until: 'figure', marks: marks('Rules and rulings') },
        { margin: 'covers', at: 'figure', until: undefined, marks: marks('Market events', 'Outages') },
        { margin: 'questions', at: 'byline', until: undefined, marks: marks('Who wrote it?') },
      ]}
    />
  ),
  'marks at every passage, and long words': (
    <DeskProof
      desk={word}
      piece={{ ...longWords, ...more, sources: [source, { by: word, title: word }] }}
      passages={all}
      margins={all.flatMap((at, i) => [
        { margin: 'covers', at, until: all[i + 1], marks: marks(word) },
        { margin: 'questions', at, until: all[i + 1], marks: marks(`${word}?`) },
      ])}
    />
  ),
}
