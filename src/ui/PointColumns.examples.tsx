import { PointColumns } from './PointColumns.tsx'

const points = ['Records that disagree', 'Facts about companies', 'A view of what you hold', 'Money you lend'].map(
  (title) => ({ title, text: 'Where to begin, in a sentence or two that names the page.' }),
)

export const examples = {
  two: (
    <div className="wrap">
      <PointColumns points={points.slice(2)} />
    </div>
  ),
  four: (
    <div className="wrap">
      <PointColumns points={points} />
    </div>
  ),
}
