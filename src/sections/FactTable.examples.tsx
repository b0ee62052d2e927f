import { FactTable } from './FactTable.tsx'

export const examples = {
  two: (
    <div className="wrap">
      <FactTable
        label="Who uses each"
        corner="System"
        columns={['Users', 'Works with']}
        rows={[
          { name: 'SDI', href: '#sdi', values: ['Portfolio teams', 'Holdings files'] },
          { name: 'Syphen', href: '#syphen', values: ['Operations teams', 'Custodians'] },
        ]}
      />
    </div>
  ),
}
