import { PaymentPath } from './PaymentPath.tsx'
import { longWord } from './sample-apps.ts'

const bare = (title: string) => ({
  title,
  text: 'Amount, coin and address go out with the invoice.',
  stops: ['Invoice', 'Wallet'],
  gains: [],
  questions: [],
  voices: [],
})
const gain = (title: string) => ({
  title,
  description: 'Your client’s coins come directly to you, with no one in between.',
})
const asked = (question: string) => ({ question, answer: 'Not once it is confirmed. Only the payee can send it back.' })
const voice = (name: string) => ({
  quote: 'The address goes out with the invoice, and the invoice closes while I am asleep.',
  name,
  title: 'Works alone',
  tool: { title: 'Clients', href: '#clients' },
})
const full = (word: string) => ({
  ...bare(word),
  gains: [gain(word), gain('Filed')],
  questions: [asked(`${word}?`), asked('And then?')],
  voices: [voice(word), voice('Bookkeeper')],
})
const words = {
  gained: 'Benefits',
  note: 'These voices are illustrative. We wrote them, and they are not statements of real customers.',
  related: { heading: 'See also', links: [{ title: 'Portal', href: '#portal' }] },
}
const final = { step: 4, text: 'From here on it can’t be called back' }

export const examples = {
  'four stations': (
    <PaymentPath
      {...words}
      stations={[
        bare('Open'),
        { ...bare('Choose'), gains: [gain('Straight')] },
        { ...bare('Request'), questions: [asked('From an exchange?')], voices: [voice('Designer')] },
        full('Match'),
      ]}
      final={final}
    />
  ),
  'the bar early, and no voices': (
    <PaymentPath
      {...words}
      note={undefined}
      stations={['Open', 'Choose', 'Match'].map(bare)}
      final={{ ...final, step: 2 }}
    />
  ),
  'everything everywhere, and long words': (
    <PaymentPath
      {...words}
      gained={longWord}
      stations={[full(longWord), full('Choose'), full('Request'), full('Match'), full('File')]}
      final={{ step: 3, text: longWord }}
    />
  ),
}
