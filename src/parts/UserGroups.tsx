import { Headed } from '../ui/Headed.tsx'

interface UserGroup {
  title: string
  /** The features it uses. */
  uses: readonly { name: string; href: string }[]
  before: string
  after: string
}

interface UserGroupsProps {
  heading: string
  product: string
  groups: readonly UserGroup[]
}

/** Who uses a product, and which of its features: without it in the middle, with it on the right. */
export function UserGroups({ heading, product, groups }: UserGroupsProps) {
  return (
    <Headed heading={heading} id="groups">
      <ul className="rule-b">
        {groups.map(({ title, uses, before, after }) => (
          <li key={title} className="grid gap-x-6 gap-y-3 rule-t pt-4 pb-5 lg:grid-cols-3">
            <div>
              <h3 className="display text-h4">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">
                {uses.map(({ name, href }, i) => (
                  <span key={href}>
                    {i > 0 && ', '}
                    <a href={href} className="named inline-block py-0.5">
                      {name}
                    </a>
                  </span>
                ))}
              </p>
            </div>
            <div>
              <p className="text-xs text-ink-2">Without {product}</p>
              <p className="mt-1 text-ink-2">{before}</p>
            </div>
            <div>
              <p className="text-xs font-medium text-accent">With {product}</p>
              <p className="mt-1">{after}</p>
            </div>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
