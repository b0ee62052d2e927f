import type { ReactNode } from 'react'

/** A component in one of its named states. */
export interface Example {
  /** Such as `ui/ButtonLink/solid`: the room, the component, the state. */
  name: string
  show: ReactNode
}

/** What a `*.examples.tsx` file exports, by the state it shows. */
interface ExamplesFile {
  examples: Record<string, ReactNode>
}

/** Every example of the site, in the order of their names. */
export function allExamples(files: Record<string, ExamplesFile>): Example[] {
  return Object.entries(files)
    .flatMap(([path, { examples }]) => {
      const component = path.replace(/^\.\.\//, '').replace('.examples.tsx', '')
      return Object.entries(examples).map(([state, show]) => ({ name: `${component}/${state}`, show }))
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
