import type { ReactNode } from 'react'
import type { Opening } from '../../lib/prose.ts'
import { headLinesOf, linesOf } from './board.ts'

/** What can be pinned to the board of all programs, each with how many lines it takes. */

export interface Slip {
  id: string
  heading?: string
  lines: number
  show: ReactNode
  /** Set apart from the others. */
  look?: 'lead' | 'rules'
}

interface Point {
  title: string
  text: string
}

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Above and below the words of a slip, and between two. */
const around = 3.6

export function openingSlip({ first, rest, last }: Opening): Slip {
  const further = [rest, last].filter(Boolean)
  return {
    id: 'opening',
    look: 'lead',
    lines: around + headLinesOf(plain(first)) * 1.2 + sum(further.map((html) => linesOf(plain(html)) + 0.5)),
    show: (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: first }} />
        {further.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </>
    ),
  }
}

/** A rule of the house. */
export function ruleSlip({ title, text }: Point, i: number): Slip {
  return {
    id: `rule-${i + 1}`,
    heading: title,
    look: 'rules',
    lines: around + headLinesOf(title) + linesOf(text),
    show: <p>{text}</p>,
  }
}
