import type { ReactNode } from 'react'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import { Bars, barsKeyOf } from './bars/Bars.tsx'
import { Call } from './call/Call.tsx'
import { Chain, chainKeyOf } from './chain/Chain.tsx'
import { Document } from './document/Document.tsx'
import { Figure, type FigurePage, type KeyEntry } from './Figure.tsx'
import { Lanes, lanesKeyOf } from './lanes/Lanes.tsx'
import { Line, lineKeyOf } from './line/Line.tsx'
import { Lines, linesKeyOf } from './line/Lines.tsx'
import { mapKeyOf, PlaceMap } from './map/PlaceMap.tsx'
import { Marks } from './marks/Marks.tsx'
import { keyOf as marksKey } from './marks/places.ts'
import { Papers } from './papers/Papers.tsx'
import { keyOf as papersKey } from './papers/places.ts'
import { Payoff, keyOf as payoffKey } from './payoff/Payoff.tsx'
import { Screen } from './screen/Screen.tsx'
import { Thread } from './thread/Thread.tsx'

interface Drawing<Data> {
  Drawing: (props: { figure: Data }) => ReactNode
  /** What its looks mean, where that is not written beside them. */
  keyOf?: (figure: Data) => readonly KeyEntry[]
}

const drawings: { [Draws in FigureData['draws']]: Drawing<FigureOf<Draws>> } = {
  map: { Drawing: PlaceMap, keyOf: mapKeyOf },
  line: { Drawing: Line, keyOf: lineKeyOf },
  lines: { Drawing: Lines, keyOf: linesKeyOf },
  bars: { Drawing: Bars, keyOf: barsKeyOf },
  lanes: { Drawing: Lanes, keyOf: lanesKeyOf },
  marks: { Drawing: Marks, keyOf: marksKey },
  thread: { Drawing: Thread },
  chain: { Drawing: Chain, keyOf: chainKeyOf },
  payoff: { Drawing: Payoff, keyOf: payoffKey },
  papers: { Drawing: Papers, keyOf: papersKey },
  document: { Drawing: Document },
  screen: { Drawing: Screen },
  call: { Drawing: Call },
}

/** The figure of a page in its frame, whatever it draws. */
export function Drawn({ figure, id, from }: { figure: FigureData; id?: string; from?: FigurePage }) {
  const { Drawing, keyOf } = drawings[figure.draws] as Drawing<FigureData>
  return (
    <Figure {...figure} {...(id && { id })} from={from} keys={keyOf?.(figure) ?? []}>
      <Drawing figure={figure} />
    </Figure>
  )
}
