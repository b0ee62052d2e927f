import type { AssetClass } from './skyline.ts'

/** What each class is, with its figures in columns that line up. */
export function AssetTable({ classes }: { classes: readonly AssetClass[] }) {
  return (
    <section id="comparison" aria-label="Asset classes" className="wrap pt-7">
      <table className="asset-table">
        <thead>
          <tr>
            <th scope="col">Asset class</th>
            <th scope="col">What the software keeps</th>
            <th scope="col">Assets</th>
            <th scope="col">Year on year</th>
          </tr>
        </thead>
        <tbody>
          {classes.map(({ title, description, aum, performance }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{description}</td>
              <td>{aum}</td>
              <td>{performance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
