import { stairs, stairsPath } from './lines.ts'

/** What grows a little with each payment. */
export function Totals({ labels }: { labels: readonly string[] }) {
  return labels.map((label, i) => (
    <div key={label} className="total">
      <b>{label}</b>
      <svg viewBox={`0 0 ${stairs.width} ${stairs.height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d={stairsPath(i * 2)} stroke="currentColor" strokeWidth="1.8" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  ))
}
