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

/** The same again under ids of its own: all examples stand on one page. */
const named = (look: string, count: number) =>
  chapters.slice(0, count).map((chapter) => ({ ...chapter, anchor: `${look}-${chapter.anchor}` }))

export const examples = {
  beside: <Chapters chapters={chapters.slice(0, 2)} />,
  columns: <Chapters chapters={named('columns', 2)} look="columns" />,
  'a pair': <Chapters chapters={named('two', 2)} look="pair" />,
  'three side by side': <Chapters chapters={named('three', 3)} look="pair" />,
  'one that would be a pair': <Chapters chapters={named('one', 1)} look="pair" />,
  none: <Chapters chapters={[]} />,
}
