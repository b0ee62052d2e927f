import { Split } from '../ui/Split.tsx'

/** What a candidate brings. */
export function Requirements({ requirements }: { requirements: readonly string[] }) {
  return (
    <Split heading="Requirements" id="requirements">
      <ul className="rule-b">
        {requirements.map((line) => (
          <li key={line} className="rule-t py-3">
            {line}
          </li>
        ))}
      </ul>
    </Split>
  )
}
