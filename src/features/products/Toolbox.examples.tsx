import { sampleBlocks } from './drawn/sample-blocks.ts'
import { Toolbox } from './Toolbox.tsx'

const tinta = {
  name: 'Tinta',
  heading: 'Tinta',
  description: 'A toolbox for people who work for themselves.',
  lead: { first: 'It suits a person who does the work and the bookkeeping too.', rest: 'Payroll is for others.' },
  facts: [
    { label: 'For', value: 'People who work for themselves' },
    { label: 'Replaces', value: 'A spreadsheet, a notes app and a shoebox of receipts' },
    { label: 'AI drafts', value: 'Invoices, quotes and payment reminders' },
    { label: 'Final say', value: 'You approve each draft before it is sent' },
  ],
}
const tool = (title: string, ...draws: string[]) => ({
  title,
  description: 'Start a timer or type what you did. The entry lands under the right job.',
  screen: sampleBlocks.filter((block) => draws.includes(block.draws)),
})
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  'four tools': (
    <Toolbox
      {...tinta}
      tools={{
        heading: 'Four tools in one place',
        points: [
          tool('Time log', 'input'),
          tool('Money across borders', 'track'),
          tool('Home budget', 'head', 'months'),
          tool('Tax set-aside', 'share'),
        ],
      }}
    />
  ),
  'long words': (
    <Toolbox
      {...tinta}
      name={long}
      heading={long}
      tools={{ heading: long, points: [tool(long, 'rows'), tool('Time log', 'choice')] }}
    />
  ),
}
