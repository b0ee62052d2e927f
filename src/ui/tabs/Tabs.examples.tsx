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

const five = ['Clients', 'Taxes', 'Time', 'Benefits', 'AI']

export const examples = {
  'five, between two links': (
    <>
      <a href="/" className="underline">
        Before
      </a>
      {show(five)}
      <a href="/" className="underline">
        After
      </a>
    </>
  ),
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
