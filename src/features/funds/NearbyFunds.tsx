import { midSentence } from '../../lib/mid-sentence.ts'
import { around } from '../../model/fund-map.ts'
import type { MapLabels } from './FundMap.tsx'
import type { Fund } from './place.ts'

interface NearbyFundsProps {
  own: Fund
  /** All of the family. */
  funds: readonly Fund[]
  labels: MapLabels
  family: { name: string; href: string }
}

/** The part of its family's map on which a fund stands, with its neighbors by name. */
export function NearbyFunds({ own, funds, labels, family }: NearbyFundsProps) {
  const { columns, rows } = around(own.place, funds)
  return (
    <table className="nearby-funds">
      <caption>
        Among{' '}
        <a href={family.href} className="-my-1 inline-block py-1 underline underline-offset-4 hover:text-accent">
          {midSentence(family.name)}
        </a>
        , by way out and horizon
      </caption>
      <tbody>
        {rows.map(({ cash, cells }) => (
          <tr key={cash}>
            <th scope="row">{labels.cash[cash - 1]?.label}</th>
            {cells.map((inside, i) => (
              <td key={columns[i]}>
                {inside.map(({ name, href }) =>
                  href === own.href ? (
                    <b key={href}>{name}</b>
                  ) : (
                    <a key={href} href={href} className="hover:underline">
                      {name}
                    </a>
                  ),
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {columns.map((horizon) => (
            <th key={horizon} scope="col">
              {labels.horizon[horizon - 1]}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
