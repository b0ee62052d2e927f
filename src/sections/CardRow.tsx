import { Fragment, type ReactNode } from 'react'
import { handFrame, type Style } from '../art/flows.ts'
import { Card, Cards } from '../ui/Card.tsx'
import { Headed } from '../ui/Headed.tsx'
import type { PictogramName } from '../ui/Pictogram.tsx'

interface CardFacts {
  icon?: PictogramName
  /** What the division draws that it leads to, and the hero of the page with it (HomeHero.tsx). */
  art?: Style
  title: string
  /** Its part of the address. */
  id?: string
  description: string
  href?: string
  /** What is to be seen there. */
  action?: string
  /** What it includes, a line for each. */
  features?: readonly string[]
  /** What it is in numbers; `note` says of a number what it measures. */
  figures?: readonly { label: string; value: string; note?: string }[]
}

interface CardRowProps {
  heading: string
  id: string
  /** One or two sentences beside the heading; beside figures, as large as any other text. */
  text?: ReactNode
  across: 4 | 5
  /** One of the large parts of its page. */
  apart?: boolean
  cards: readonly CardFacts[]
  /** What has to be read with them: amid them, so that phones show it beside each; below them where they are one row. */
  children?: ReactNode
}

/** A section of equal cards: values, divisions, products, classes, benefits. */
export function CardRow({ heading, id, text, across, apart, cards, children }: CardRowProps) {
  const hasFigures = cards.some(({ figures }) => figures)
  const said = text && hasFigures ? <span className="text-base text-ink">{text}</span> : text
  return (
    <Headed heading={heading} id={id} text={said} apart={apart}>
      <Cards across={across}>
        {cards.map(({ description, features, figures, art, ...card }, i) => (
          <Fragment key={card.title}>
            {children && i === Math.ceil(cards.length / 2) && <li className="amid">{children}</li>}
            <Card text={description} drawn={art && { name: art, frame: handFrame(art) }} {...card}>
              {(features ?? figures) && (
                <>
                  {features && <Features lines={features} />}
                  {figures && <Figures figures={figures} />}
                </>
              )}
            </Card>
          </Fragment>
        ))}
      </Cards>
    </Headed>
  )
}

function Features({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="rule-t py-1 md:py-2">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Figures({ figures }: { figures: NonNullable<CardFacts['figures']> }) {
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-6 gap-y-1 rule-t pt-3">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="display figures text-h3">{value}</dd>
          {note && <dd className="text-xs text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
