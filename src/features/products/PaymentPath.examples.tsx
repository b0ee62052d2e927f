import { PaymentPath } from './PaymentPath.tsx'
import { longWord } from './sample-apps.ts'

const step = (title: string) => ({
  title,
  text: 'Amount, coin and address go out with the invoice.',
  stops: ['Invoice', 'Wallet'],
})
const point = (title: string, number: number) => ({
  icon: 'wallet' as const,
  title,
  description: 'Your client’s coins come directly to you, with no one in between.',
  step: number,
})
const final = { step: 4, text: 'From here on it can’t be called back' }

export const examples = {
  'four steps': (
    <PaymentPath
      steps={['Open', 'Choose', 'Request', 'Match'].map(step)}
      brings={{
        heading: 'Benefits',
        points: [point('Straight', 2), point('Known', 3), point('Filed', 4), point('Yours', 4)],
      }}
      final={final}
    />
  ),
  'six columns and long words': (
    <PaymentPath
      steps={[longWord, 'Choose', 'Request', 'Match'].map(step)}
      brings={{
        heading: longWord,
        points: [point(longWord, 2), point('Two', 2), point('Three', 3), point('Four', 4), point('Five', 4)],
      }}
      final={{ ...final, text: longWord }}
    />
  ),
}
