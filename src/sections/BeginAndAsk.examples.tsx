import { BeginAndAsk } from './BeginAndAsk.tsx'

const tool = (number: number, name: string) => ({ number, name, href: `#tool-${number}` })
const steps = ['Start with one client', 'Log as you go', 'Check the drafts'].map((title, i) => ({
  title,
  text: 'Enter hours and receipts on the day itself.',
  tools: [tool(i + 1, 'Time log'), tool(i + 2, 'Receipts')],
}))
const question = (question: string, ...tools: ReturnType<typeof tool>[]) => ({
  question,
  answer: 'It cannot send at all. Every invoice, quote or reminder waits as a draft.',
  tools,
})
const headings = { beginning: 'How to begin', asking: 'Questions', reading: 'Next to it' }
const links = ['Trato', 'Ovelto'].map((title) => ({ title, href: `#${title}` }))
const chapter = { label: 'What it gets wrong', anchor: 'what-it-gets-wrong', html: '<p>Dull things.</p>' }

export const examples = {
  'three of each': (
    <BeginAndAsk
      {...headings}
      steps={steps}
      links={links}
      chapters={[chapter]}
      questions={[
        question('Can it send?', tool(3, 'Invoices')),
        question('Will it file?'),
        question('Is it worth it?'),
      ]}
    />
  ),
  'long words': (
    <BeginAndAsk
      {...headings}
      steps={steps.slice(0, 2)}
      links={links.slice(0, 1)}
      chapters={[]}
      questions={[question('Rechtsschutzversicherungsgesellschaften?', tool(1, 'Clients'))]}
    />
  ),
}
