import { Team } from './Team.tsx'

const founder = {
  name: 'First and last name',
  role: 'Founder',
  bio: 'The founder leads the group and answers for what it does.\n\nMuch of the role is listening.',
  links: [
    { label: 'Profile', href: 'https://example.com/founder' },
    { label: 'Blog', href: 'https://example.com/founder/blog' },
  ],
}
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  one: <Team members={[founder]} />,
  'three paragraphs': <Team members={[{ ...founder, bio: `${founder.bio}\n\nThe rest is letters.` }]} />,
  'long words': (
    <Team
      members={[
        {
          name: long,
          role: long,
          bio: long,
          links: [
            { label: 'Rechtsschutzversicherung', href: 'https://example.com/one' },
            { label: 'Versicherungsgesellschaften', href: 'https://example.com/two' },
          ],
        },
      ]}
    />
  ),
}
