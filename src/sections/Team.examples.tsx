import { Team } from './Team.tsx'

const founder = {
  role: 'Founder',
  bio: 'The founder leads the group and answers for what it does.\n\nMuch of the role is listening. This profile describes the position, so it gives no name.',
  links: [
    { label: 'Profile', href: 'https://example.com/founder' },
    { label: 'Blog', href: 'https://example.com/founder/blog' },
  ],
}
const research = { role: 'Head of Research', bio: 'The role decides which studies are taken on.', links: [] }

export const examples = {
  one: <Team members={[founder]} />,
  'with a name': <Team members={[{ ...founder, name: 'First and last name' }]} />,
  'two, one without links': <Team members={[research, founder]} />,
  'long words': (
    <Team
      members={[
        {
          ...founder,
          role: 'Rechtsschutzversicherungsgesellschaften',
          links: [
            { label: 'Rechtsschutzversicherung', href: 'https://example.com/one' },
            { label: 'Versicherungsgesellschaften', href: 'https://example.com/two' },
          ],
        },
      ]}
    />
  ),
}
