import { NextDoor } from './NextDoor.tsx'

const links = ['News', 'Private Research', 'Opinion'].map((title) => ({ title, href: '#related' }))

export const examples = { one: <NextDoor links={links.slice(0, 1)} />, three: <NextDoor links={links} /> }
