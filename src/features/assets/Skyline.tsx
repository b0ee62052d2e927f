import { LyingBars } from './LyingBars.tsx'
import { type AssetClass, type Block, skylineOf, square, width } from './skyline.ts'

interface SkylineProps {
  classes: readonly AssetClass[]
  /** What the drawing shows, in one sentence. */
  heading: string
  /** Why nobody may rely on it: no performance is seen without that. */
  text: string
  /** What the company says wherever something regulated is described. */
  notice: string
}

/** Asset classes drawn once: by width their assets, by height their performance. The cards above say the same in words. */
export function Skyline({ classes, heading, text, notice }: SkylineProps) {
  const { blocks, columnOf, rowOf, top, bottom } = skylineOf(classes)
  return (
    <section className="wrap" aria-labelledby="drawn">
      <div className="skyline">
        <p className="text-xs font-medium text-ink-2">The same figures, drawn</p>
        <div className="mt-2.5 mb-7 grid items-baseline gap-x-6 gap-y-2 lg:grid-cols-2">
          <h2 id="drawn" className="display text-h2">
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <figure aria-label="Assets and performance of each class">
          <svg viewBox={`0 ${top} ${width} ${bottom - top}`} className="blocks" aria-hidden="true">
            <pattern id="squares" width={square} height={square} patternUnits="userSpaceOnUse">
              <path d="M1 1h10v10H1z" />
            </pattern>
            {blocks.map((block) => (
              <Standing key={block.title} {...block} />
            ))}
            <path d={`M0 .5h${width}`} className="ground" />
          </svg>
          <LyingBars blocks={blocks} />
          <figcaption className="grid gap-x-6 gap-y-3 rule-t pt-3.5 text-xs text-ink-2 lg:grid-cols-2">
            <div>
              <p>
                <b>Assets</b> <i className="wide">by width: one column of squares is {inMillions(columnOf)}</i>
                <i className="narrow">by thickness</i>
              </p>
              <p>
                <b>Performance, year on year</b>{' '}
                <i className="wide">by height: one row is {rowOf}%, a solid strip part of one</i>
                <i className="narrow">by length</i>
              </p>
            </div>
            <p>{notice}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

/** A block with its labels. It is moved as a group, so that its squares begin at its own corner. */
function Standing({ lines, aum, performance, isLoss, body, performanceLabel, nameLabel }: Block) {
  return (
    <>
      <g transform={`translate(${round(body.x)} 0)`}>
        <path
          d={`M0 ${round(body.y)}h${round(body.width)}v${round(body.height)}H0z`}
          className={isLoss ? 'loss' : undefined}
        />
      </g>
      {/* What is left of a row above the last whole one, as one piece: cut squares would look like a flaw. */}
      {!isLoss && (
        <path
          d={`M${round(body.x)} ${round(body.y)}h${round(body.width)}v${round(body.height % square)}h-${round(body.width)}z`}
          className="cap"
        />
      )}
      <text x={round(performanceLabel.x)} y={round(performanceLabel.y + 25)} className="performance">
        {performance}
      </text>
      <text x={round(nameLabel.x)} y={round(nameLabel.y + 30)} className="aum">
        {aum}
      </text>
      <text>
        {lines.map((line, i) => (
          <tspan key={line} x={round(nameLabel.x)} y={round(nameLabel.y + 54 + i * 20)}>
            {`${line} `}
          </tspan>
        ))}
      </text>
    </>
  )
}

const round = (place: number) => Math.round(place * 10) / 10

const inMillions = (amount: number) => `${Math.round(amount / 1e5) / 10}M`
