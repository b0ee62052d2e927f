import { Bars } from './Bars.tsx'

const bar = (label: string, value: number) => ({ label, value, figure: String(value) })

export const examples = {
  three: (
    <Bars title="Pages" bars={[bar('Digital funds', 12), bar('Strategies', 6), bar('Institutional systems', 4)]} />
  ),
  'nothing and below zero': <Bars title="Change" bars={[bar('Up', 2), bar('Level', 0), bar('Down', -1)]} />,
  'all below zero': <Bars title="Change" bars={[bar('Down by one', -1), bar('Down by two', -2)]} />,
  'long words': (
    <Bars
      title="Pages"
      bars={[
        bar('Rechtsschutzversicherungsgesellschaften', 2),
        bar('Insurance that other programs sell at checkout', 1),
      ]}
    />
  ),
}
