import { PaymentPath } from './PaymentPath.tsx'
import { longWord } from './sample-apps.ts'

const step = (title: string, ...stops: string[]) => ({
  title,
  text: 'Amount, coin and address go out with the invoice.',
  stops: ['Invoice', ...stops],
})
const final = { step: 4, text: 'From here on it can’t be called back' }

export const examples = {
  'four steps': (
    <PaymentPath
      steps={[step('Open'), step('Choose', 'Wallet'), step('Request'), step('Match', 'Wallet', 'Entry')]}
      final={final}
    />
  ),
  'the bar early': (
    <PaymentPath steps={['Open', 'Choose', 'Match'].map((title) => step(title))} final={{ ...final, step: 2 }} />
  ),
  'many stops, and long words': (
    <PaymentPath
      steps={['Open', longWord, 'Request', 'Match', 'File'].map((title) => step(title, 'Client’s wallet', 'Network'))}
      final={{ step: 3, text: longWord }}
    />
  ),
}
