import { Chapters } from './Chapters.tsx'

const chapters = [
  {
    label: 'A kite on a string',
    anchor: 'a-kite-on-a-string',
    html: '<p>One paragraph says what happens when the wind turns.</p><p>Another says who holds the string.</p>',
  },
  { label: 'What it is not', anchor: 'what-it-is-not', html: '<p>A balloon, although both go up.</p>' },
  { label: 'Who may fly it', anchor: 'who-may-fly-it', html: '<p>Whoever has a field and a free afternoon.</p>' },
]

export const examples = {
  three: <Chapters chapters={chapters} />,
  none: <Chapters chapters={[]} />,
}
