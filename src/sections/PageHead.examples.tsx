import { PageHead } from './PageHead.tsx'

const description = 'Twelve funds held in digital units, with the register, custody and reports in one system.'

export const examples = {
  short: <PageHead heading="Farmlands" description={description} />,
  'long words': <PageHead heading="Rechtsschutzversicherungsgesellschaften" description={description} />,
}
