import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { sampleBlocks } from './drawn/sample-blocks.ts'
import { ProductTools } from './ProductTools.tsx'
import { type Tool, ToolPanels } from './ToolPanels.tsx'

const clients: Tool = {
  value: 'tool-clients',
  icon: 'people',
  title: 'Clients',
  description: 'Contacts, agreed terms and past payments are kept together for each client.',
  features: ['Contacts and agreed terms', 'Open and paid invoices', 'Payment history by client'],
  screen: {
    shows: 'Client A',
    list: [
      { title: 'Client A', text: 'Paid' },
      { title: 'Client B', text: 'Open' },
    ],
    main: sampleBlocks.filter(({ draws }) => draws === 'title' || draws === 'rows'),
    side: sampleBlocks.filter(({ draws }) => draws === 'done' || draws === 'note'),
  },
  worked: { text: 'What the price means, worked through:', name: 'Payroll', href: '#payroll' },
}
const time: Tool = {
  value: 'tool-time',
  icon: 'clock',
  title: 'Time',
  description: 'Log hours against a client or a task, then turn the approved hours into invoice lines.',
  features: ['Hours by client or task'],
  screen: {
    shows: 'Time log',
    main: sampleBlocks.filter(({ draws }) => draws === 'hours'),
    side: sampleBlocks.filter(({ draws }) => draws === 'parts' || draws === 'buttons'),
  },
}
const long = 'Rechtsschutzversicherungsgesellschaften'
const insurers: Tool = { ...clients, value: 'tool-insurers', title: long, description: long, features: [long] }
const note = 'Names and amounts are made up.'

export const examples = {
  'behind tabs': (
    <ProductTools heading="Tools around every payment" note={note}>
      <Tabs label="Tools" tabs={[clients, time]}>
        <ToolPanels product="Trato" tools={[clients, time]} />
      </Tabs>
    </ProductTools>
  ),
  'long words': (
    <ProductTools heading="Tools" note={note}>
      <Tabs label="Tools" tabs={[insurers, time]}>
        <ToolPanels product={long} tools={[insurers, time]} />
      </Tabs>
    </ProductTools>
  ),
}
