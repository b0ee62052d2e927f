import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark } from '../../parts/Mark.tsx'
import { ReportTable } from './ReportTable.tsx'

type Data = FigureOf<'chain'>

/** One thing after another, also from a table back to its source. */
export function Chain({ figure }: { figure: Data }) {
  const { table, links, source } = figure
  return (
    <div className="chain-figure">
      {table && <ReportTable table={table} />}
      <ol className={table ? 'chain-links from-table' : 'chain-links'}>
        {links.map((link) => (
          <Link key={link.title} link={link} meanings={figure.meanings} />
        ))}
        {source && (
          <li className="chain-source">
            <h3>{source.title}</h3>
            <ul>
              {source.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {source.open && <p>{source.open}</p>}
          </li>
        )}
      </ol>
    </div>
  )
}

type LinkData = Data['links'][number]

function Link({ link, meanings }: { link: LinkData; meanings: Data['meanings'] }) {
  const { where, by, title, text, mark, signs } = link
  const meant = meanings.find((meaning) => meaning.mark === mark)?.name
  return (
    <li>
      <Mark look={mark} />
      {meant && <span className="for-ears">{meant}: </span>}
      {(where || by) && (
        <p className="text-ink-2">
          {[where, by].filter(Boolean).join(' · ')}
          {signs && <b>{where || by ? ', signed' : 'Signed'}</b>}
        </p>
      )}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
    </li>
  )
}
