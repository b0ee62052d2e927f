import { Comparison } from './Comparison.tsx'

const venture = {
  name: 'Venture',
  href: '/investment/strategies/venture',
  values: ['Technical review of product and code', 'Often ten years', 'Cap table, cash runway and product use'],
}

export const examples = {
  two: (
    <Comparison
      heading="Side by side"
      columns={['Edge', 'Horizon', 'Data']}
      rows={[
        venture,
        {
          name: 'Quant',
          href: '/investment/strategies/quant',
          values: [
            'Pricing errors found by statistical research',
            'Days to weeks per position',
            'Time-stamped prices, filings, order books',
          ],
        },
      ]}
    />
  ),
  'one column': (
    <Comparison
      heading="Side by side"
      columns={['Edge']}
      rows={[{ ...venture, values: ['Technical review of product and code'] }]}
    />
  ),
  'long words': (
    <Comparison
      heading="Rechtsschutzversicherungsgesellschaften"
      columns={['Edge', 'Horizon', 'Rechtsschutzversicherungsgesellschaften']}
      rows={[{ ...venture, name: 'Rechtsschutzversicherungsgesellschaften' }]}
    />
  ),
}
