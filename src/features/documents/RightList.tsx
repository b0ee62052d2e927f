import { Wide } from '../../ui/Wide.tsx'

interface RightListProps {
  rights: readonly { label: string; holder: string; text: string }[]
}

/** Who may do what in one study, in the order in which it comes up. */
export function RightList({ rights }: RightListProps) {
  return (
    <Wide heading="Whose say it is" id="rights">
      <dl className="right-list">
        {rights.map(({ label, holder, text }) => (
          <div key={label}>
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd>
              <span className="display text-h4">{holder}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Wide>
  )
}
