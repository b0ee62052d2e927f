import { KeyedPoints } from './KeyedPoints.tsx'

const points = ['Evidence file', 'Second reader', 'Dispute trail', 'Unmapped list', 'Report tables'].map((title) => ({
  title,
  text: 'What it does, in a sentence or two that says for whom and when.',
}))

export const examples = {
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
