import type { Chapter, Opening } from '../../lib/prose.ts'
import { FactList } from '../../ui/FactList.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { type Hand, handWords } from './HandCircles.tsx'
import { LeafletBack } from './LeafletBack.tsx'
import { LeafletCover } from './LeafletCover.tsx'
import { isOneSided, shared } from './leaflet.ts'
import { type Point, ProgramPoints } from './ProgramPoints.tsx'

interface ProgramLeafletProps {
  headings: { offers: string; steps: string; audience: string; questions: string }
  lead: Opening
  facts: readonly { label: string; value: string }[]
  offers: readonly Point[]
  steps: readonly (Point & { hand: Hand })[]
  audience: readonly Point[]
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string }[]
  related: readonly { title: string; href: string }[]
}

/** A program as the folded sheet that one takes home: its cover, what it offers, for whom, how to join; then what there is to know. */
export function ProgramLeaflet(props: ProgramLeafletProps) {
  const { headings, lead, facts, offers, steps, audience, chapters, questions, related } = props
  const oneSided = isOneSided(chapters, questions)
  const { first, last } = shared(facts, oneSided ? [...offers, ...audience] : audience, steps)
  const forWhom = (
    <>
      <ProgramPoints id="audience" heading={headings.audience} points={audience} />
      {first.length > 0 && <FactList facts={first} className="ruled-facts" />}
    </>
  )
  const answers = questions.map(({ question, answer }) => ({ title: question, text: answer }))
  const asked = <ProgramPoints id="questions" heading={headings.questions} points={answers} />
  return (
    <div className="wrap program-leaflet">
      <div className="leaflet-sheet">
        <LeafletCover {...lead} />
        <div>
          <ProgramPoints id="offers" heading={headings.offers} points={offers} />
          {oneSided && forWhom}
        </div>
        {!oneSided && <div>{forWhom}</div>}
        <div>
          <ProgramPoints
            id="steps"
            heading={headings.steps}
            points={steps.map(({ title, text, hand }) => ({ title, text, by: handWords[hand] }))}
          />
          <FactList facts={last} className="ruled-facts" />
          {chapters.length === 0 && !oneSided && asked}
        </div>
        {oneSided && <div>{asked}</div>}
        {chapters.length > 0 && <LeafletBack chapters={chapters}>{asked}</LeafletBack>}
        <div className="leaflet-foot">
          <ReadOn id="related" heading="Near this program" links={related} />
        </div>
      </div>
    </div>
  )
}
