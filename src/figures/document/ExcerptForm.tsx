import { midSentence } from '../../lib/names.ts'
import type { Excerpt } from '../../model/schema/figures/document.ts'
import { box, LinePlot, stroke } from '../line/Line.tsx'
import { linePlaces } from '../line/places.ts'
import { Written } from './Written.tsx'

interface ExcerptFormProps {
  /** The part that it is from. */
  title: string
  excerpt: Excerpt
}

/** A few lines of a part of a document, set as the document sets them. */
export function ExcerptForm({ title, excerpt }: ExcerptFormProps) {
  switch (excerpt.draws) {
    case 'table':
      return <ExcerptTable caption={title} {...excerpt} />
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
    case 'lines':
      return <Lines lines={excerpt.lines} code={excerpt.code} />
    case 'text':
      return (
        <p className="large-text text-h4">
          <Written>{excerpt.text}</Written>
        </p>
      )
    case 'cards':
      return <Cards {...excerpt} />
    case 'curves':
      return <Curves title={title} {...excerpt} />
  }
}

function Lines({ lines, code = false }: { lines: readonly string[]; code?: boolean }) {
  return (
    <ul className={code ? 'code-lines' : undefined}>
      {lines.map((line) => (
        <li key={line}>
          <Written>{line}</Written>
        </li>
      ))}
    </ul>
  )
}

function Cards({ cards, inOrder }: Extract<Excerpt, { draws: 'cards' }>) {
  const Tag = inOrder ? 'ol' : 'ul'
  return (
    <Tag className="side-by-side">
      {cards.map(({ title, lines }, i) => (
        <li key={title}>
          <p className="text-h4">
            {inOrder && <span className="mr-3 text-accent figures">{i + 1} </span>}
            <Written>{title}</Written>
          </p>
          <Lines lines={lines} />
        </li>
      ))}
    </Tag>
  )
}

/** A table of a document. Where it is narrow a row is a block, and what stood above a column stands before its cell. */
function ExcerptTable({ caption, columns, rows }: { caption: string } & Extract<Excerpt, { draws: 'table' }>) {
  const [first, ...others] = columns
  return (
    <table className={`of-${columns.length}`}>
      <caption className="sr-only">{caption}, drawn example</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={`${first} ${name}`}>
            <th scope="row">
              <Written>{name}</Written>
            </th>
            {cells.map((cell, i) => (
              <td key={others[i]} data-column={others[i]}>
                <Written>{cell}</Written>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One or two lines over time; the key says in words where each goes. */
function Curves({ title, from, until, curves, floor }: { title: string } & Extract<Excerpt, { draws: 'curves' }>) {
  const places = linePlaces({
    lines: curves.map(({ heights }) => heights),
    levels: floor ? [[floor.height]] : [],
    worse: 'below',
    each: true,
    range: { bottom: 0, top: 10 },
  })
  return (
    <div className="curves">
      <LinePlot places={places} />
      <p className="flex justify-between" aria-hidden="true">
        <span>{from}</span>
        <span>{until}</span>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-0.5" aria-label={`${title}, from ${from} until ${until}`}>
        {curves.map(({ name, heights }, i) => (
          <li key={name} className="flex items-center gap-2">
            {stroke(i === 0 ? 'moves' : 'moves-too')}
            {name}
            <span className="sr-only"> {courseOf(heights)}</span>
          </li>
        ))}
        {floor && (
          <li className="flex items-center gap-2">
            {stroke('level')}
            {floor.name}
          </li>
        )}
        {floor && places.shaded && (
          <li className="flex items-center gap-2">
            {box('worse')}
            Below {midSentence(floor.name)}
          </li>
        )}
      </ul>
    </div>
  )
}

/** Where a curve goes, for those who hear it: it ends higher, lower or where it began. */
export function courseOf(heights: readonly number[]): string {
  const [first = 0, last = 0] = [heights[0], heights.at(-1)]
  const ends = last > first ? 'ends higher' : last < first ? 'ends lower' : 'ends where it began'
  return Math.min(...heights) < Math.min(first, last) ? `${ends}, after a low` : ends
}
