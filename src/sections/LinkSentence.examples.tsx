import { LinkSentence } from './LinkSentence.tsx'

const links = ['Kites', 'Paper boats', 'Rope and string', 'Rechtsschutzversicherung', 'Lamps'].map((title) => ({
  title,
  href: `/workshop/${title.toLowerCase().replaceAll(' ', '-')}`,
}))

export const examples = {
  one: <LinkSentence heading="Close to this work" links={links.slice(0, 1)} />,
  two: <LinkSentence heading="Close to this work" links={links.slice(0, 2)} />,
  five: <LinkSentence heading="Close to this work" links={links} />,
}
