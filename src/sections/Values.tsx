import { Icon, type IconName } from '../ui/Icon.tsx'
import { Split } from '../ui/Split.tsx'

interface Value {
  icon: IconName
  title: string
  description: string
}

/** What the group holds itself to. */
export function Values({ values }: { values: readonly Value[] }) {
  return (
    <Split heading="Values" id="values">
      <ul className="grid gap-x-11 gap-y-10 sm:grid-cols-2">
        {values.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="text-h3 text-accent" />
            <h3 className="mt-3 font-medium">{title}</h3>
            <p className="mt-1.5 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
