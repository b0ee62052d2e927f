import { DataTable } from './DataTable.tsx'

const columns = ['Exposure', 'Income', 'Horizon']

export const examples = {
  three: (
    <DataTable
      label="Funds, table"
      corner="Fund"
      columns={columns}
      rows={[
        { name: 'Farmlands', values: ['Leased cropland and pasture', 'Rent and crop share', 'Seven years or more'] },
        {
          name: 'Bonds',
          values: [
            'Government and corporate bonds',
            'Coupons, as issuers pay them',
            'Short to medium, by maturity mix',
          ],
        },
        {
          name: 'Commodities',
          values: [
            'Metals, energy and crop prices',
            'None, beyond interest on collateral',
            'Medium, across supply cycles',
          ],
        },
      ]}
    />
  ),
  one: (
    <DataTable
      label="Plan, table"
      corner="What you get"
      columns={['Plan']}
      rows={[{ name: 'Portal', values: ['Included'] }]}
    />
  ),
  'long words': (
    <DataTable
      label="Long words, table"
      corner="Name"
      columns={columns}
      rows={[
        {
          name: 'Rechtsschutzversicherungsgesellschaften',
          values: [
            'Rechtsschutzversicherungsgesellschaften',
            'Premiums, paid before the cover begins',
            'A year at a time',
          ],
        },
        { name: 'Banks', values: ['Loans', 'Interest', 'Until it is repaid'] },
      ]}
    />
  ),
  'no rows': <DataTable label="Empty, table" corner="Fund" columns={columns} rows={[]} />,
}
