import { LinkSentence } from './LinkSentence.tsx'

const links = ['Portal', 'Tinta', 'Stable Coins', 'Embeddable Insurance', 'Process Optimization'].map((title) => ({
  title,
  href: `#${title}`,
}))

export const examples = {
  one: <LinkSentence heading="Goes well with" links={links.slice(0, 1)} />,
  two: <LinkSentence heading="Goes well with" links={links.slice(0, 2)} />,
  five: <LinkSentence heading="See also" links={links} />,
  'long words': (
    <LinkSentence heading="See also" links={[{ title: 'Rechtsschutzversicherungsgesellschaften', href: '#a' }]} />
  ),
}
