import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'
import { Wide } from '../ui/Wide.tsx'

interface UserGroup {
  icon: PictogramName
  title: string
  before: string
  after: string
}

/** Who uses a product, and what changes for them: without it on the left, with it on the right. */
export function UserGroups({
  heading,
  product,
  groups,
}: {
  heading: string
  product: string
  groups: readonly UserGroup[]
}) {
  return (
    <Wide heading={heading} id="groups">
      <ul className="rule-b">
        {groups.map(({ icon, title, before, after }) => (
          <li key={title} className="grid gap-x-15 gap-y-5 rule-t py-8 md:grid-cols-3">
            <h3 className="display flex items-start gap-4 text-h4">
              <Pictogram name={icon} className="-mt-0.5 text-accent" />
              {title}
            </h3>
            <div>
              <p className="text-xs text-ink-2">Without {product}</p>
              <p className="mt-1 text-ink-2">{before}</p>
            </div>
            <div>
              <p className="text-xs text-accent">With {product}</p>
              <p className="mt-1">{after}</p>
            </div>
          </li>
        ))}
      </ul>
    </Wide>
  )
}
