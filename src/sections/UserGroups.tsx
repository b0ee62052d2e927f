import { NumeralLinks } from '../ui/NumeralLinks.tsx'

interface UserGroup {
  title: string
  /** The tools it uses, by their numbers and names. */
  tools: readonly { number: number; name: string; href: string }[]
  before: string
  after: string
}

interface UserGroupsProps {
  heading: string
  product: string
  groups: readonly UserGroup[]
}

/** Who uses a product, and with which of its tools: without it in the middle, with it on the right. */
export function UserGroups({ heading, product, groups }: UserGroupsProps) {
  return (
    <div className="bg-paper-2 py-11 md:py-15">
      <section className="wrap" aria-labelledby="groups">
        <h2 id="groups" className="display mb-5 text-h2">
          {heading}
        </h2>
        <ul>
          {groups.map(({ title, tools, before, after }) => (
            <li key={title} className="grid gap-x-6 gap-y-4 rule-t py-5 md:grid-cols-3">
              <div>
                <h3 className="display text-h4">{title}</h3>
                <div className="mt-2">
                  <NumeralLinks label="Uses" tools={tools} />
                </div>
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
      </section>
    </div>
  )
}
