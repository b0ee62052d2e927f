import { KeyedPoints } from './KeyedPoints.tsx'
import { KeyNumber } from './KeyNumber.tsx'

const points = ['Evidence file', 'Second reader', 'Dispute trail', 'Unmapped list', 'Report tables'].map((title) => ({
  title,
  text: 'What it does, in a sentence or two that says for whom and when.',
}))

export const examples = {
  number: (
    <div className="wrap">
      <KeyNumber number={3} />
    </div>
  ),
  four: (
    <div className="wrap">
      <KeyedPoints points={points.slice(1)} />
    </div>
  ),
  five: (
    <div className="wrap">
      <KeyedPoints points={points} />
    </div>
  ),
}
