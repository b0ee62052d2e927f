import { NumeralLinks } from './NumeralLinks.tsx'

const tool = (number: number, name: string) => ({ number, name, href: `#tool-${number}` })

export const examples = {
  one: <NumeralLinks label="Uses" tools={[tool(7, 'Money across borders')]} />,
  three: <NumeralLinks label="About" tools={[tool(1, 'Clients'), tool(3, 'Invoices'), tool(6, 'Reminders')]} />,
}
