import { ChapterSection } from './ChapterSection.tsx'

export const examples = {
  one: <ChapterSection label="A kite in the rain" anchor="a-kite-in-the-rain" html="<p>Its paper softens.</p>" />,
}
