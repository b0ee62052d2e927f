import { Tabs } from './Tabs.tsx'

const show = (titles: readonly string[]) => {
  const tabs = titles.map((title) => ({ title, value: title.toLowerCase().replaceAll(' ', '-') }))
  return (
    <Tabs label="Tools" tabs={tabs}>
      <div data-panels="" className="panels">
        {tabs.map(({ value, title }) => (
          <p key={value} id={value}>{`What stands behind ${title}.`}</p>
        ))}
      </div>
    </Tabs>
  )
}

export const examples = {
  three: show(['Clients', 'Taxes', 'Time']),
  one: show(['Benefits']),
  'more than fit on a phone': show([
    'Payments',
    'Invoices',
    'Client portals',
    'Tax records',
    'Working hours',
    'Drafts',
  ]),
  'long words': show(['Rechtsschutzversicherungsgesellschaften', 'Banks']),
}
