import type { ReactNode } from 'react'
import { Drawn } from '../figures/Drawn.tsx'
import type { FigureData } from '../model/schema/figures/figure.ts'

/** A component in one of its named states. */
interface Example {
  /** Such as `ui/ButtonLink/solid`: the room, the component, the state. */
  name: string
  show: ReactNode
}

/** What a `*.examples.tsx` file exports, by the state it shows. */
interface ExamplesFile {
  examples: Record<string, ReactNode>
}

/** Every example of the site, in the order of their names. */
function allExamples(files: Record<string, ExamplesFile>): Example[] {
  return Object.entries(files)
    .flatMap(([path, { examples }]) => {
      const component = path.replace(/^\.\.\//, '').replace('.examples.tsx', '')
      return Object.entries(examples).map(([state, show]) => ({ name: `${component}/${state}`, show }))
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const written = allExamples(import.meta.glob('../**/*.examples.tsx', { eager: true }))

interface GalleryProps {
  /** Every figure in each size, as its schema makes it. */
  figures: readonly { size: string; figure: FigureData }[]
}

/** Every part of the site in its named states, in both themes; `?only=ui/ButtonLink/solid` shows one, as a page would. */
export function Gallery({ figures }: GalleryProps) {
  const drawn = figures.map(({ size, figure }) => {
    const name = `figures/${figure.draws}/${size}`
    return { name, show: <Drawn figure={figure} id={name.replace(/\W/g, '-')} /> }
  })
  const examples = [...drawn, ...written]
  const only = new URLSearchParams(location.search).get('only')
  if (only === null) return examples.map((example) => <Both key={example.name} {...example} />)
  const chosen = examples.find(({ name }) => name === only)
  if (!chosen) throw new Error(`The gallery has no example "${only}".`)
  return <div data-example={only}>{chosen.show}</div>
}

function Both({ name, show }: Example) {
  // A section brings the page's measure with it; a part of the kit does not, save the frames of sections.
  const framed = /^ui\//.test(name) ? <div className="wrap">{show}</div> : show
  return (
    <section aria-label={name} data-example={name}>
      <h2 className="wrap rule-t pt-10 pb-4 text-sm">
        <a href={`?only=${name}`} className="underline underline-offset-4">
          {name}
        </a>
      </h2>
      <div className="bg-paper py-6 text-ink [color-scheme:light]">{framed}</div>
      <div className="bg-paper py-6 text-ink [color-scheme:dark]">{framed}</div>
    </section>
  )
}
