import { ReadOn } from './ReadOn.tsx'

const links = ['Assessment', 'Design', 'Digital Transformation'].map((title) => ({ title, href: '#one' }))

export const examples = {
  one: <ReadOn id="one" heading="Close to this work" links={links.slice(0, 1)} />,
  three: <ReadOn id="three" heading="Close to this work" links={links} />,
}
