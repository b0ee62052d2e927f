import { SecondStories } from './SecondStories.tsx'
import { farmland, longWords, payroll } from './sample-story.ts'

const shelf = (name: string, ...categories: string[]) => ({
  name,
  href: `#${name}`,
  summary: 'Material you can check and cite',
  categories: categories.map((category) => ({ name: category, href: `#${name}-${category}` })),
})

export const examples = {
  'two, and shelves': (
    <SecondStories
      stories={[farmland, payroll]}
      shelves={[shelf('Reports', 'Industry', 'Learning', 'News'), shelf('Blog', 'Opinion', 'Partner')]}
    />
  ),
  'one alone': <SecondStories stories={[payroll]} shelves={[]} />,
  'long words': <SecondStories stories={[longWords, farmland]} shelves={[shelf(longWords.title, longWords.title)]} />,
}
