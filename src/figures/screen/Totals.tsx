import { stairs, stairsPath } from './places.ts'

/** What grows a little with each payment. */
export function Totals({ labels }: { labels: readonly string[] }) {
  return labels.map((label, i) => (
    <div key={label} className="total">
      <b>{label}</b>
      <svg viewBox={`0 0 ${stairs.width} ${stairs.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stairsPath(i * 2)} />
      </svg>
    </div>
  ))
}
