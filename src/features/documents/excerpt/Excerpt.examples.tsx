import { Excerpt } from './Excerpt.tsx'
import { longExcerpts, sampleExcerpts } from './sample-excerpts.ts'

const shown = (excerpts: typeof sampleExcerpts) =>
  Object.fromEntries(
    Object.entries(excerpts).map(([name, excerpt]) => [
      name,
      <div key={name} className="wrap">
        <Excerpt title="List" excerpt={excerpt} />
      </div>,
    ]),
  )

export const examples = { ...shown(sampleExcerpts), ...shown(longExcerpts) }
