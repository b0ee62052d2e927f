import { FactList } from '../ui/FactList.tsx'

/** What a visitor wants to know first, in a ruled row under the hero. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return <FactList facts={facts} className="wrap facts" />
}
