import { EvenList } from './EvenList.tsx'

const of = (count: number) => (
  <div className="wrap">
    <EvenList className="gap-6">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <li key={i} className="rule-t">{`${i + 1} of ${count}`}</li>
      ))}
    </EvenList>
  </div>
)

export const examples = {
  one: of(1),
  two: of(2),
  three: of(3),
  four: of(4),
  five: of(5),
  six: of(6),
}
