import type { DrawnBlock } from '../../model/schema/figures/screen.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { inPieces } from './marked.ts'
import { barPaths, chart } from './places.ts'
import { Tick } from './Tick.tsx'
import { Totals } from './Totals.tsx'
import { HoursTable, SmallTable } from './tables.tsx'

/** One part of a drawn screen. No headings and no lists: nobody hears a screen, so it needs no more than lines. */
export function Block(block: DrawnBlock) {
  switch (block.draws) {
    case 'title':
      return <div className="display text-h4">{block.text}</div>
    case 'done':
      return (
        <div className="done display text-h4">
          <Tick />
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
    case 'choice':
      return (
        <div className="line">
          <b>{block.text}</b>
          {block.labels.map((label) => (
            <u key={label}>{label}</u>
          ))}
        </div>
      )
    case 'rows':
      return (
        <div className={block.sum ? 'lines sum' : 'lines'}>
          {block.rows.map(({ label, detail, value, unsure }) => (
            <div key={label}>
              <span>{label}</span>
              {detail && <em>{detail}</em>}
              {value ? <b className={unsure ? 'text-brass' : undefined}>{value}</b> : <i className="blank" />}
            </div>
          ))}
        </div>
      )
    case 'table':
      return <SmallTable {...block} />
    case 'hours':
      return <HoursTable {...block} />
    case 'share':
      return (
        <div>
          <div className="share">
            <i className={`f${block.share}`} />
            <i className={`f${10 - block.share}`} />
          </div>
          {block.labels && <Words className="ends" words={block.labels} />}
        </div>
      )
    case 'parts':
      return (
        <div className="parts">
          {block.parts.map(({ label, share }) => (
            <b key={label} className={`f${share}`}>
              {label}
            </b>
          ))}
        </div>
      )
    case 'totals':
      return <Totals labels={block.labels} />
    case 'letter':
      return (
        <div className="letter">
          {block.paragraphs.map((paragraph) => (
            <div key={paragraph}>
              {inPieces(paragraph, block.marked).map((piece, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
                i % 2 === 1 ? <u key={i}>{piece}</u> : piece,
              )}
            </div>
          ))}
        </div>
      )
    case 'checks':
      return <Words className="lines checks" words={block.labels} />
    case 'buttons':
      return <Words className="buttons" words={block.labels} />
    case 'track':
      return <Words className="track" words={block.labels} />
    case 'months': {
      const { bars, even } = barPaths(block.levels)
      return (
        <div>
          <svg viewBox={`0 0 ${chart.width} ${chart.height}`} className="chart" aria-hidden="true">
            <path d={bars} />
            <path d={even} />
          </svg>
          <Words className="key" words={block.labels} />
        </div>
      )
    }
  }
}

function Words({ className, words }: { className: string; words: readonly string[] }) {
  return (
    <div className={className}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </div>
  )
}
