import { ProgramRows } from './ProgramRows.tsx'

const program = (name: string, audiences: number, steps: number) => ({
  name,
  href: `/harbor/${name.toLowerCase().replaceAll(' ', '-')}`,
  summary: 'Lessons after work, in the boat house',
  audiences: ['Beginners', 'Rusty hands', 'Night owls'].slice(0, audiences),
  steps: ['Ask', 'Choose', 'Try', 'Show', 'Mend', 'Pass it on']
    .slice(0, steps)
    .map((title, i) => ({ title, hand: (['you', 'both', 'us'] as const)[i % 3] ?? 'us' })),
})

export const examples = {
  two: <ProgramRows heading="Two programs" programs={[program('Evening school', 2, 3), program('Rope walk', 3, 6)]} />,
  'long words': <ProgramRows heading="One" programs={[program('Rechtsschutzversicherungsgesellschaften', 2, 4)]} />,
}
