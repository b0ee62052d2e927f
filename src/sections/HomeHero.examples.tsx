import { HomeHero } from './HomeHero.tsx'

const hero = {
  heading: 'Capital, software and research, under one roof.',
  description: 'We invest, build the systems we invest with and publish what we learn.',
  caption: 'Five divisions, one group',
  strands: [
    { word: 'Capital', does: 'does its work', href: '/investment', art: 'curves' },
    { word: 'Software', does: 'does its work', href: '/software', art: 'lattice' },
    { word: 'Advice', does: 'does its work', href: '/services', art: 'paths' },
    { word: 'Research', does: 'does its work', href: '/insights', art: 'rings' },
    { word: 'Community', does: 'does its work', href: '/community', art: 'circles' },
  ],
} as const
const services = { label: 'Our Services', page: '/investment', name: 'Our Services' }
const about = { label: 'Learn More', page: '/about', name: 'Learn More' }

export const examples = {
  'two actions': <HomeHero {...hero} actions={[services, about]} />,
  'one action': <HomeHero {...hero} actions={[services]} strands={hero.strands.slice(0, 2)} />,
  'no action': <HomeHero {...hero} heading="Under one roof." actions={[]} />,
  'long words': (
    <HomeHero
      {...hero}
      heading="Rechtsschutzversicherungsgesellschaften, under one roof."
      actions={[
        {
          label: 'Rechtsschutzversicherungsgesellschaften',
          page: '/investment',
          name: 'Rechtsschutzversicherungsgesellschaften',
        },
        {
          label: 'Read how the five divisions fit together',
          page: '/about',
          name: 'Read how the five divisions fit together',
        },
      ]}
    />
  ),
}
