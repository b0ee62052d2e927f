import { LinkedNames } from './LinkedNames.tsx'

const links = ['Assessment', 'Design', 'Digital Transformation'].map((title) => ({ title, href: '#one' }))

export const examples = {
  one: <LinkedNames id="one" heading="Close to this work" links={links.slice(0, 1)} />,
  three: <LinkedNames id="three" heading="Close to this work" links={links} />,
}
