interface EntitiesProps {
  entities: readonly { name: string; role: string; register: string; number: string; check: string }[]
}

/**
 * The legal entities of the group, each with the place where anybody can look it up. The table scrolls inside itself
 * where the screen is narrow.
 */
export function Entities({ entities }: EntitiesProps) {
  return (
    <section aria-labelledby="entities" className="mt-11">
      <h2 id="entities" className="display mb-4 text-h3">
        Legal entities
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" aria-label="Entities and their registers" tabIndex={0}>
        <table className="w-full min-w-[32rem] text-left text-sm [&_:is(th,td)]:pr-6">
          <thead>
            <tr className="rule-b align-bottom text-xs text-ink-2">
              {['Entity', 'Role', 'Register', 'Number'].map((column) => (
                <th key={column} scope="col" className="py-2.5 [font-weight:400]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entities.map(({ name, role, register, number, check }) => (
              <tr key={name} className="rule-b align-top *:py-3">
                <th scope="row" className="font-medium">
                  {name}
                </th>
                <td className="text-ink-2">{role}</td>
                <td>
                  <a
                    href={check}
                    rel="noopener external"
                    className="inline-block py-1 text-accent underline underline-offset-4"
                  >
                    {register}
                  </a>
                </td>
                <td className="text-ink-2 figures">{number}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
