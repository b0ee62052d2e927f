import { Wide } from '../ui/Wide.tsx'

export interface ComparisonRow {
  name: string
  href: string
  /** One for each column, in the same order. */
  values: readonly string[]
}

/** The members of a family by the facts they share. It scrolls inside itself where the screen is narrow. */
export function Comparison({
  heading,
  columns,
  rows,
}: {
  heading: string
  columns: readonly string[]
  rows: readonly ComparisonRow[]
}) {
  return (
    <Wide heading={heading} id="comparison">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label={`${heading}, table`} tabIndex={0}>
        <table className="w-full min-w-[36rem] text-left text-sm">
          <thead>
            <tr className="rule-b align-bottom text-xs text-ink-2">
              <th scope="col" className="py-2.5 pr-5 [font-weight:400]">
                Name
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pr-5 [font-weight:400]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, href, values }) => (
              <tr key={href} className="rule-b align-top">
                <th scope="row" className="py-3 pr-5 font-medium">
                  <a
                    href={href}
                    className="underline decoration-line underline-offset-4 hover:text-accent hover:decoration-accent"
                  >
                    {name}
                  </a>
                </th>
                {values.map((value, i) => (
                  <td key={columns[i]} className="py-3 pr-5 text-ink-2">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Wide>
  )
}
