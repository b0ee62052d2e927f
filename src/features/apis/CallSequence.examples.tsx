import { ApisAdvice } from './ApisAdvice.tsx'
import { CallSequence } from './CallSequence.tsx'
import { KeyedRows } from './KeyedRows.tsx'
import type { Message } from './messages.ts'

const call: readonly Message[] = [
  { way: 'app-us', says: 'Quote: what is bought, and where', binds: false },
  { way: 'us-partner', says: 'Asks for a price', binds: false },
  { way: 'partner-us', says: 'Versicherungsgesellschaftsanteilseignerliste', binds: true },
  { way: 'us-app', says: 'Policy reference and documents', binds: false },
]
const parties = { app: 'Your system', us: 'Quintara' }
const finding = { title: 'Nothing holds before the insurer says so', text: 'Your pages should say no more than that.' }
const facts = ['Caller', 'Returns'].map((label) => ({ label, value: 'A shop, travel or rental system' }))
const calls = [
  { name: 'Insurance', href: '#insurance', partner: 'Insurer', call, facts },
  { name: 'Payments', href: '#payments', partner: 'Custodian', call: call.slice(1), facts },
]
const points = ['Quote', 'Bind', 'Service', 'Claims'].map((title) => ({ title, text: 'What it does, in a sentence.' }))

export const examples = {
  two: <CallSequence heading="Who calls" calls={calls} parties={parties} finding={finding} />,
  'which is for whom': <ApisAdvice html="<p>Both end in an obligation.</p>" points={points} />,
  'what it does': (
    <div className="wrap">
      <KeyedRows shown={new Set([1])} points={points} />
    </div>
  ),
}
