import type { DrawnBlock } from '../../model/schema/figures/screen.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Written } from '../document/Written.tsx'

/** One part of a drawn screen. No headings and no lists: nobody hears a screen, so it needs no more than lines. */
export function Block(block: DrawnBlock) {
  switch (block.draws) {
    case 'title':
    case 'done':
      return (
        <div className="line display text-h4">
          {block.draws === 'done' && <Tick />}
          {block.text}
        </div>
      )
    case 'head':
      return (
        <div className="line">
          {block.icon && <Pictogram name={block.icon} className="text-accent" />}
          <b>{block.text}</b>
          {block.state && <small>{block.state}</small>}
        </div>
      )
    case 'note':
      return <small>{block.text}</small>
    case 'input':
      return <div className="typed">{block.text}</div>
    case 'rows':
      return (
        <div className="lines">
          {block.rows.map(({ label, detail, value, unsure }, i) => (
            <div key={label} className={block.sum && i === block.rows.length - 1 ? 'sum' : undefined}>
              <span>{label}</span>
              {detail && <em>{detail}</em>}
              {value ? <b className={unsure ? 'text-brass' : undefined}>{value}</b> : <i className="blank" />}
            </div>
          ))}
        </div>
      )
    case 'table':
      return <Table {...block} />
    case 'parts':
      return (
        <div className="parts">
          {block.parts.map(({ label, share }) => (
            <b key={label} className={`[--for:${share}]`}>
              {label}
            </b>
          ))}
        </div>
      )
    case 'letter':
      return (
        <div className="letter">
          {block.paragraphs.map((paragraph) => (
            <div key={paragraph}>
              <Written>{paragraph}</Written>
            </div>
          ))}
        </div>
      )
    case 'checks':
    case 'buttons':
      return (
        <div className={block.draws === 'checks' ? 'lines checks' : 'buttons'}>
          {block.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )
  }
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" className="tick" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m4 12.5 5 5L20 6.5" />
    </svg>
  )
}

/** What the gray bars of a table stand for is nobody's business here. */
function Table({ columns, rows, marked, blank }: Extract<DrawnBlock, { draws: 'table' }>) {
  return (
    <table className={marked ? 'marked' : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <td key={column}>{column}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...Array.from({ length: blank }, () => undefined)].map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <tr key={row}>
            {columns.map((column, i) => (
              <td key={column}>{cells ? cells[i] : <i className="blank" />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
