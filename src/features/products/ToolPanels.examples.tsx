import { Split } from '../ui/Split.tsx'
import { Tabs } from '../ui/tabs/Tabs.tsx'
import { ToolPanels } from './ToolPanels.tsx'

const clients = {
  value: 'tool-clients',
  icon: 'people',
  title: 'Clients',
  description: 'Contacts, agreed terms and past payments are kept together for each client.',
  features: ['Contacts and agreed terms', 'Open and paid invoices', 'Payment history by client'],
} as const
const taxes = {
  value: 'tool-taxes',
  icon: 'receipt',
  title: 'Taxes',
  description: 'A receipt is saved with the value on the day it arrived.',
  features: ['Dated list to export'],
} as const
const insurers = {
  value: 'tool-insurers',
  icon: 'umbrella',
  title: 'Rechtsschutzversicherungsgesellschaften',
  description: 'Rechtsschutzversicherungsgesellschaften insure the cost of going to court.',
  features: ['Rechtsschutzversicherungsgesellschaften'],
} as const

export const examples = {
  'behind tabs': (
    <Split heading="Tools around every payment" id="tools">
      <Tabs label="Tools" tabs={[clients, taxes]}>
        <ToolPanels tools={[clients, taxes]} />
      </Tabs>
    </Split>
  ),
  'one, without tabs': (
    <Split heading="A tool around every payment" id="tools">
      <ToolPanels tools={[clients]} />
    </Split>
  ),
  'long words': (
    <Split heading="Tools" id="tools">
      <Tabs label="Tools" tabs={[insurers, taxes]}>
        <ToolPanels tools={[insurers, taxes]} />
      </Tabs>
    </Split>
  ),
}
