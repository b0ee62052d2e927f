import { type AgeAxis, type DatedSource, dotsOf, sourcesInWords } from './evidence.ts'

interface EvidenceLineProps {
  sources: readonly DatedSource[]
  /** The day it came out. */
  date: string
  axis: AgeAxis
  /** Whether it says how to read it: once on a shelf is enough. */
  isLabeled: boolean
}

/** From one dot to the next above it. */
const rise = 14

/** What a report rests on: a dot for each source, by its age on the day that the line at the right stands for. */
export function EvidenceLine({ sources, date, axis, isLabeled }: EvidenceLineProps) {
  const dots = dotsOf(sources, date, axis)
  const rings = sources.filter((source) => source.date === undefined).map((_, i) => i)
  const top = rise * Math.max(2, rings.length, ...dots.map(({ level }) => level + 1))
  return (
    <div className="evidence-line">
      <svg width="100%" height={top + (isLabeled ? 30 : 12)} aria-hidden="true">
        {axis.ticks.map(({ years, x }) => (
          <g key={years}>
            <line x1={`${x}%`} x2={`${x}%`} y1="0" y2={top + 12} className="tick" />
            {isLabeled && (
              <text x={`${x}%`} y={top + 26}>
                {years === 1 ? '1 year' : `${years} years`}
              </text>
            )}
          </g>
        ))}
        <line x1={`${dots[0]?.x ?? 100}%`} x2="100%" y1={top + 6} y2={top + 6} className="rests" />
        <line x1="100%" x2="100%" y1="0" y2={top + 12} className="published" />
        {dots.map(({ x, level }) => (
          <circle key={`${x} ${level}`} cx={`${x}%`} cy={top - level * rise} r="5" />
        ))}
        {rings.map((ring) => (
          <circle key={ring} cx="100%" cy={top - ring * rise} r="5" className="kept" />
        ))}
      </svg>
      <p className="text-xs text-ink-2">{sourcesInWords(sources)}</p>
      {isLabeled && (
        <p className="mt-1 text-xs text-ink-2">
          Each dot is a source, placed by its age when the report came out: the colored line is that day. A ring is a
          source that is kept up to date.
        </p>
      )}
    </div>
  )
}
