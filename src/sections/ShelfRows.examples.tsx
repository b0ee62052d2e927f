import { ShelfRows } from './ShelfRows.tsx'
import { farmland, longWords, settlement, volatility } from './sample-story.ts'

const minutes = 4
const point = { title: 'You follow a sector', text: 'Start here, with whoever pays.' }
const shelf = { heading: 'Which one to open', html: '<p>They differ in length and share one habit.</p>', points: [] }
const category = (name: string, ...lines: (typeof farmland)[]) => ({
  name,
  href: `#${name}`,
  summary: `What ${name} holds`,
  lines: lines.map((line) => ({ ...line, minutes })),
})

export const examples = {
  usual: (
    <ShelfRows
      {...shelf}
      categories={[
        { ...category('Learning', volatility, farmland), point },
        category('News', settlement),
        category('Letters'),
      ]}
    />
  ),
  'long words, and a point of its own': (
    <ShelfRows {...shelf} points={[point]} categories={[category(longWords.title, longWords)]} />
  ),
}
