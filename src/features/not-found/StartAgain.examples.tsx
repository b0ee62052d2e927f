import { StartAgain } from './StartAgain.tsx'

const links = ['Kites', 'Boats', 'Letters', 'Contact'].map((name) => ({ name, href: `/${name}` }))

export const examples = { usual: <StartAgain heading="Start again from here" links={links} /> }
