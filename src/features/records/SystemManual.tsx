import { ReadOn } from '../../ui/ReadOn.tsx'
import { ManualLeaf } from './ManualLeaf.tsx'
import { ManualNotes } from './ManualNotes.tsx'
import { ManualOpening } from './ManualOpening.tsx'
import { ManualSteps } from './ManualSteps.tsx'
import { leavesOf, type ManualWords } from './manual.ts'

interface SystemManualProps extends ManualWords {
  /** The system's name, and what one record is: the running heads of left and right pages. */
  name: string
  record: string
  /** Where no drawing has told any of it, the points need a heading of their own. */
  pointsHeading: string | undefined
  links: readonly { title: string; href: string }[]
  /** The address of the family. */
  family: string
}

/** A system's operating manual, lying open: what it is for, what is to be told, and what is asked at the foot of the pages. */
export function SystemManual({ name, record, pointsHeading, links, family, ...words }: SystemManualProps) {
  const leaves = leavesOf(words)
  const firstAsked = leaves.findIndex(({ questions }) => questions.length > 0)
  const pages = leaves.map(({ chapters, questions, steps }, i) => (
    <ManualLeaf
      key={chapters[0]?.anchor ?? i}
      chapters={chapters}
      head={i % 2 ? record : name}
      foot={
        <>
          {steps && <ManualSteps id="steps" steps={words.steps} />}
          {questions.length > 0 && (
            <ManualNotes
              questions={questions}
              heading={i === firstAsked && <h2 id="questions">What institutions ask</h2>}
            />
          )}
        </>
      }
    >
      {i === 0 && <ManualOpening {...words} pointsHeading={pointsHeading} />}
    </ManualLeaf>
  ))
  return (
    <div className="wrap system-manual each-waits">
      {pages.map(
        (page, i) =>
          i % 2 === 0 && (
            <div key={page.key} className="manual-spread">
              {page}
              {pages[i + 1]}
            </div>
          ),
      )}
      <section className="text-sm" aria-labelledby="related">
        <ReadOn id="related" heading="Read next" links={links} />{' '}
        <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
          Compare the records
        </a>
      </section>
    </div>
  )
}
