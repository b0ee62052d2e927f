import type { ReactNode } from 'react'
import type { Chapter, Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { headLinesOf, linesOf } from './board.ts'
import { type Hand, handWords } from './HandCircles.tsx'

/** What can be pinned to the board of a program, each with how many lines it takes. */

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

export function factsSlip(facts: readonly { label: string; value: string }[]): Slip {
  return {
    id: 'facts',
    look: 'rules',
    lines: around + sum(facts.map(({ value }) => linesOf(value) + 1.9)),
    show: <FactList facts={facts} className="ruled-facts" />,
  }
}

export function pointsSlip(id: string, heading: string, points: readonly (Point & { hand?: Hand })[]): Slip {
  const List = points.some(({ hand }) => hand) ? 'ol' : 'ul'
  return {
    id,
    heading,
    lines: around + headLinesOf(heading) + sum(points.map(({ text, hand }) => linesOf(text) + (hand ? 2.4 : 1.6))),
    show: (
      <List>
        {points.map(({ title, text, hand }) => (
          <li key={title}>
            {hand && <p className="text-xs text-brass">{handWords[hand]}</p>}
            <h3 className="font-medium">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    ),
  }
}

export function chapterSlip({ label, anchor, html }: Chapter): Slip {
  const parts = html
    .split(/<\/(?:p|li)>/)
    .map(plain)
    .filter((text) => text.trim())
  return {
    id: anchor,
    heading: label,
    lines: around + headLinesOf(label) + sum(parts.map((text) => linesOf(text) + 0.8)),
    show: <Prose html={html} />,
  }
}

export function questionsSlip(heading: string, questions: readonly { question: string; answer: string }[]): Slip {
  return {
    id: 'questions',
    heading,
    lines: around + headLinesOf(heading) + sum(questions.map((one) => linesOf(one.question) + linesOf(one.answer) + 1)),
    show: (
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="display">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    ),
  }
}
