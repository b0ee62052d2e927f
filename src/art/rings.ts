import type { Random } from '../lib/random.ts'
import { circle, type Drawing, type Frame } from './drawing.ts'

export interface RingsContent {
  /** How many words each paragraph has, section by section. */
  sections?: readonly (readonly number[])[]
  /** How many marks the article's figure has. */
  marks?: number
  /** Of a page that gathers others: how much each of them holds. */
  dials?: readonly number[]
}

const usual = [[40, 60], [50, 45], [60]]

/** Insights: rings, all of them whole. An article is a tree with its years; a list of articles is a row of dials. */
export function rings(frame: Frame, random: Random, { sections = usual, marks = 0, dials }: RingsContent): Drawing {
  return dials ? rowOfDials(frame, random, dials) : years(frame, random, sections, marks)
}

/**
 * A ring for each paragraph, as wide as the paragraph is long, of ink where a section ends. The accent closes the section
 * in the middle and carries the figure's marks. The seed says on which side the heart lies.
 */
function years(
  { width, height }: Frame,
  random: Random,
  sections: readonly (readonly number[])[],
  marks: number,
): Drawing {
  const words = sections.flat()
  const usualLength = words.reduce((sum, one) => sum + one, 0) / words.length
  const wide = (one: number) => Math.max(usualLength * 0.55, Math.min(usualLength * 1.9, one))
  const total = words.reduce((sum, one) => sum + wide(one), 0)
  const [inner, outer] = [5, Math.min(width, height) / 2 - 5]
  const turn = random.between(0, 2 * Math.PI)
  const away = random.between(0.12, 0.2) * outer
  const chosen = Math.floor((sections.length - 1) / 2)

  const drawing = { width, height, faint: '', strong: '', accent: '', stops: '' }
  let sum = 0
  sections.forEach((paragraphs, section) => {
    paragraphs.forEach((length, i) => {
      sum += wide(length)
      const r = inner + (outer - inner) * (sum / total)
      const off = away * (1 - r / outer)
      const [x, y] = [width / 2 + Math.cos(turn) * off, height / 2 + Math.sin(turn) * off]
      const ends = i === paragraphs.length - 1
      drawing[ends ? (section === chosen ? 'accent' : 'strong') : 'faint'] += circle(x, y, r)
      if (!ends || section !== chosen) return
      for (let mark = 0; mark < marks; mark++) {
        const angle = turn + Math.PI + (mark - (marks - 1) / 2) * Math.min(0.62, 5 / marks)
        drawing.stops += circle(x + r * Math.cos(angle), y + r * Math.sin(angle), 3.6)
      }
    })
  })
  return drawing
}

/** A dial for each member; whoever holds more is larger and has more rings. The seed turns them, all to one side. */
function rowOfDials({ width, height }: Frame, random: Random, dials: readonly number[]): Drawing {
  const shares = dials.map((count) => 0.7 + 0.1 * Math.min(3, count))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const unit = Math.min((width - 6) / all, (height - 6) / Math.max(...shares))
  const chosen = Math.floor(dials.length / 2)
  const turn = random.between(0, 2 * Math.PI)
  let [x, faint, accent] = [(width - unit * all) / 2, '', '']
  dials.forEach((count, i) => {
    const across = unit * (shares[i] ?? 1)
    const ringed = 3 + Math.min(6, count)
    for (let ring = 1; ring <= ringed; ring++) {
      const off = (1 - ring / ringed) * across * 0.08
      const [middle, level] = [x + across / 2 + Math.cos(turn) * off, height / 2 + Math.sin(turn) * off]
      const drawn = circle(middle, level, ((across / 2 - 2) * ring) / ringed)
      if (i === chosen && ring === ringed - 1) accent = drawn
      else faint += drawn
    }
    x += across
  })
  return { width, height, faint, accent }
}
