import type { Papers } from '../../model/schema/papers.ts'
import { TieMark } from './TieMark.tsx'

interface TieProps {
  tie: Papers['rows'][number]['ties'][number]
  /** What the tool does about it. */
  point: { title: string; text: string } | undefined
}

/** How two lines fit, on the line between them, and what the tool does about it. */
export function Tie({ tie: { gap, how, says }, point }: TieProps) {
  return (
    <div className={`tie t${gap} ${how}`}>
      <TieMark how={how} />
      <p className="says">{says}</p>
      {point && (
        <>
          <h3>{point.title}</h3>
          <p className="does">{point.text}</p>
        </>
      )}
    </div>
  )
}
