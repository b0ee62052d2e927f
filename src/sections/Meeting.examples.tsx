import { Meeting } from './Meeting.tsx'

const point = (title: string) => ({
  title,
  text: 'You have a plan and some skill, and no stranger has used the result yet.',
})
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  'two who find four things': (
    <Meeting
      audience={{ heading: 'Whose plans get stuck', points: ['First-time builders', 'Small teams'].map(point) }}
      offers={{ heading: 'What we bring', points: ['Scope cutting', 'Reviews', 'Tests', 'Company'].map(point) }}
    />
  ),
  'long words': (
    <Meeting
      audience={{ heading: long, points: [point(long), point('Others')] }}
      offers={{ heading: long, points: [point(long), point('Reviews')] }}
    />
  ),
}
