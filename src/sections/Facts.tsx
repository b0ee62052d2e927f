import { FactList } from '../ui/FactList.tsx'

/** What a visitor wants to know first, in a ruled strip under the head. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <div className="wrap">
      <FactList facts={facts} className="facts" />
    </div>
  )
}
