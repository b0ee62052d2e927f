import { KeyedPoints } from './KeyedPoints.tsx'
import { KeyNumber } from './KeyNumber.tsx'

const points = ['Evidence file', 'Second reader', 'Dispute trail', 'Unmapped list', 'Report tables', 'Old terms'].map(
  (title) => ({
    title,
    text: 'What it does, in a sentence or two that says for whom and when.',
  }),
)

const of = (count: number) => (
  <div className="wrap">
    <KeyedPoints points={points.slice(0, count)} />
  </div>
)

export const examples = {
  number: (
    <div className="wrap">
      <KeyNumber number={3} />
    </div>
  ),
  two: of(2),
  three: of(3),
  four: of(4),
  five: of(5),
  'numbers above': (
    <div className="wrap">
      <KeyedPoints points={points.slice(0, 5)} above />
    </div>
  ),
  six: of(6),
}
