import { TakenApart } from './TakenApart.tsx'

const tool = (number: number, name: string) => ({ number, name, href: `#tool-${number}` })
const month = {
  heading: 'A good month, taken apart',
  text: 'Two clients pay in one week. The bank shows the sum, and it feels like a holiday.',
  whole: 'What the bank shows',
  cuts: [
    { title: 'Tax', text: 'At your own rate.', share: 3, tool: tool(5, 'Tax set-aside') },
    { title: 'What the jobs cost', text: 'As the receipts have it.', share: 1, tool: tool(4, 'Receipts') },
    { title: 'Bills', text: 'Until the next payment.', share: 4, tool: tool(8, 'Home budget') },
  ],
  left: { title: 'Yours', text: 'Some months that is nothing.', share: 2 },
  note: 'The lengths are drawn, and nothing in them is measured.',
}
const long = 'Rechtsschutzversicherungsgesellschaften'
const six = [9, 1, 9, 1, 9, 1].map((share, i) => ({
  title: `${long} ${i + 1}`,
  text: `${long} and all that follows from it.`,
  share,
  tool: tool(i + 1, long),
}))

export const examples = {
  'three cuts': <TakenApart {...month} />,
  'six cuts and long words': <TakenApart {...month} heading={long} whole={long} cuts={six} />,
}
