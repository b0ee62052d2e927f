import { PositionList } from './PositionList.tsx'

const posting = (title: string) => ({
  title,
  type: 'Full-time',
  description: `What a ${title.toLowerCase()} does here, in a sentence.`,
  requirements: ['You write plainly', 'You ask when something is unclear'],
  href: `/careers/${title.toLowerCase().replaceAll(' ', '-')}`,
  apply: '/contact',
})

const postings = [
  { ...posting('Gardener'), department: 'Community', location: 'Singapore' },
  { ...posting('Bookkeeper'), department: 'Investment', location: 'New York' },
  { ...posting('Librarian'), department: 'Research', location: 'London', pay: 'GBP 40,000 to 50,000 a year' },
  { ...posting('Toolmaker'), department: 'Technology', location: 'Remote' },
] as const

export const examples = {
  four: <PositionList heading="Open Positions" none="No position is open." postings={postings} />,
  none: <PositionList heading="Open Positions" none="No position is open at the moment." postings={[]} />,
  'long words': (
    <PositionList
      heading="Open Positions"
      none="No position is open."
      postings={[{ ...posting('Rechtsschutzversicherungsgesellschaften'), department: 'Research', location: 'London' }]}
    />
  ),
}
