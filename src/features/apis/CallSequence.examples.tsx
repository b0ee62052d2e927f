import { CallSequence } from './CallSequence.tsx'
import { KeyedRows } from './KeyedRows.tsx'
import type { Message } from './messages.ts'
import { OneCall } from './OneCall.tsx'

const call: readonly Message[] = [
  { way: 'app-us', says: 'Quote: what is bought, and where', binds: false },
  { way: 'us-partner', says: 'Asks for a price', binds: false },
  { way: 'partner-us', says: 'Versicherungsgesellschaftsanteilseignerliste', binds: true },
  { way: 'us-app', says: 'Policy reference and documents', binds: false },
]
const parties = { app: 'Your system', us: 'Quintara' }
const finding = { title: 'Nothing holds before the insurer says so', text: 'Your pages should say no more than that.' }
const calls = [
  { name: 'Insurance', href: '#insurance', partner: 'Insurer', call },
  { name: 'Payments', href: '#payments', partner: 'Custodian', call },
]
const points = ['Quote', 'Bind', 'Service', 'Claims'].map((title) => ({ title, text: 'What it does, in a sentence.' }))

export const examples = {
  two: <CallSequence calls={calls} parties={parties} finding={finding} />,
  'one alone': <OneCall call={call} parties={{ ...parties, partner: 'Insurer' }} steps={points} family="#api" />,
  'what it does': (
    <div className="wrap">
      <KeyedRows shown={new Set([1])} points={points} />
    </div>
  ),
}
