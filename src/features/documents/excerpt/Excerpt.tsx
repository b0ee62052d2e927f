import type { ExcerptData } from '../../../model/schema/excerpt.ts'
import { Curves } from './Curves.tsx'
import { ExcerptTable } from './ExcerptTable.tsx'
import { Written } from './Written.tsx'

interface ExcerptProps {
  /** The part that it is from. */
  title: string
  excerpt: ExcerptData
}

/** How a card is drawn. */
const cardLooks = { sheet: undefined, phone: 'as-phone' }

/** A few lines of a part of a document, set as the document sets them. */
export function Excerpt({ title, excerpt }: ExcerptProps) {
  return (
    <div className={`excerpt ex-${excerpt.draws}`}>
      <Form title={title} excerpt={excerpt} />
      {excerpt.note && <p className="ex-note">{excerpt.note}</p>}
    </div>
  )
}

function Form({ title, excerpt }: ExcerptProps) {
  switch (excerpt.draws) {
    case 'table':
      return <ExcerptTable caption={title} {...excerpt} />
    case 'lines':
    case 'script':
      return <Lines lines={excerpt.lines} />
    case 'text':
      return (
        <p className="display">
          <Written>{excerpt.text}</Written>
        </p>
      )
    case 'cards':
      return (
        <ul className="ex-side">
          {excerpt.cards.map(({ title: name, looks, lines }) => (
            <li key={name} className={cardLooks[looks]}>
              <p className="display text-h4">{name}</p>
              <Lines lines={lines} />
            </li>
          ))}
        </ul>
      )
    case 'form':
      return (
        <dl>
          {excerpt.fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Written>{value}</Written>
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'flow':
      return (
        <ol className="ex-side">
          {excerpt.stations.map((station) => (
            <li key={station.title}>
              <p className="display">
                <Written>{station.title}</Written>
              </p>
              <p>{station.text}</p>
            </li>
          ))}
        </ol>
      )
    case 'curves':
      return <Curves title={title} {...excerpt} />
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ex-written">
      {lines.map((line) => (
        <li key={line}>
          <Written>{line}</Written>
        </li>
      ))}
    </ul>
  )
}
