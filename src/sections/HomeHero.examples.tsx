import { HomeHero } from './HomeHero.tsx'

const hero = {
  heading: 'We build software, explain investments and advise companies.',
  description: 'We invest, build the systems we invest with and publish what we learn.',
  caption: 'Five divisions, with an office at the harbor',
  audiences: [
    { who: 'Companies', gets: 'Advice', page: '/services' },
    { who: 'Employees paid in stock', gets: 'A plan of dates and taxes', page: '/investment' },
  ],
  strands: [
    { name: 'Capital', does: 'does its work', href: '/investment', art: 'curves' },
    { name: 'Software', does: 'does its work', href: '/software', art: 'lattice' },
    { name: 'Advice', does: 'does its work', href: '/services', art: 'paths' },
    { name: 'Research', does: 'does its work', href: '/insights', art: 'rings' },
    { name: 'Community', does: 'does its work', href: '/community', art: 'circles' },
  ],
} as const
const services = { label: 'Our Services', page: '/investment', name: 'Our Services' }
const about = { label: 'Learn More', page: '/about', name: 'Learn More' }

export const examples = {
  'two actions': <HomeHero {...hero} actions={[services, about]} />,
  'one action': <HomeHero {...hero} actions={[services]} strands={hero.strands.slice(0, 2)} />,
  'no action': <HomeHero {...hero} heading="We advise." actions={[]} />,
  'long words': (
    <HomeHero
      {...hero}
      heading="Rechtsschutzversicherungsgesellschaften and more."
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
