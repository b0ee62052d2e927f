import type { Chapter, Opening } from '../../lib/prose.ts'
import type { Stop } from './track.ts'

/** The pages of a system's manual, two to a spread, so that facing pages end about level. */

interface Words {
  title: string
  text: string
}

export interface Asked {
  question: string
  answer: string
  /** The desk that it is about, with its number from 1. */
  desk?: Desk | undefined
}

type Desk = Stop & { number: number }
type DeskChapter = Chapter & { desk?: Desk | undefined }

export interface Leaf {
  chapters: DeskChapter[]
  /** At its foot, in the order of the route. */
  questions: Asked[]
  /** How one takes it on stands here. */
  steps: boolean
}

export interface ManualWords {
  route: readonly Stop[]
  lead: Opening
  facts: readonly { label: string; value: string }[]
  /** What the opening says below its text. */
  points: readonly Words[]
  risk: string | undefined
  chapters: readonly (Chapter & { at: string | undefined })[]
  questions: readonly { question: string; answer: string; at?: string | undefined }[]
  steps: readonly Words[]
}

/** Of all ways to part the words, the one with the smallest holes. The first page begins with the opening. */
export function leavesOf(words: ManualWords): Leaf[] {
  const told = toldOf(words)
  const [first = [], ...others] = [2, 4, 6]
    .flatMap((count) => waysOf(told.length, 0, count - 1).map((places) => ({ count, places })))
    .flatMap(({ count, places }) =>
      [0, count - 1].map((steps) =>
        Array.from({ length: count }, (_, leaf): Leaf => {
          const here = told.filter((_, i) => places[i] === leaf)
          return {
            chapters: here.flatMap(({ chapter }) => chapter ?? []),
            questions: here.flatMap(({ questions }) => questions),
            steps: steps === leaf,
          }
        }),
      ),
    )
  return others.reduce((best, way) => (holesOf(way, words) < holesOf(best, words) ? way : best), first)
}

/** Each chapter with the questions of the desks up to its own. Where nothing is told, all is asked. */
function toldOf({ route, chapters, questions }: ManualWords): { chapter?: DeskChapter; questions: Asked[] }[] {
  const deskOf = (at: string | undefined): Desk | undefined => {
    const stop = route.find(({ desk }) => desk === at)
    return stop && { ...stop, number: route.indexOf(stop) + 1 }
  }
  const asked = questions
    .map(({ at, ...one }): Asked => ({ ...one, desk: deskOf(at) }))
    .toSorted((one, other) => (one.desk?.number ?? 0) - (other.desk?.number ?? 0))
  if (chapters.length === 0) return [{ questions: asked }]
  const told = chapters.map(({ at, ...chapter }) => ({ ...chapter, desk: deskOf(at) }))
  const placeOf = ({ desk }: Asked) => {
    const place = told.findIndex((chapter) => (chapter.desk?.number ?? 0) >= (desk?.number ?? 0))
    return place < 0 ? told.length - 1 : place
  }
  return told.map((chapter, i) => ({ chapter, questions: asked.filter((one) => placeOf(one) === i) }))
}

/** On which page each of so many parts can stand, in their order, so that no page but the first is without one. */
function waysOf(count: number, page: number, last: number): number[][] {
  if (count === 0) return page === last ? [[]] : []
  return [page, page + 1].flatMap((next) => waysOf(count - 1, next, last).map((rest) => [next, ...rest]))
}

/** A page taller than that reads as a scroll. */
const tallest = 1000

function holesOf(leaves: readonly Leaf[], words: ManualWords): number {
  const talls = leaves.map((leaf, i) => tallOf(leaf, words) + (i === 0 ? openingTall(words) : 0))
  return talls.reduce((sum, tall, i) => {
    const facing = talls[i + 1] ?? 0
    return i % 2 ? sum : sum + Math.abs(tall - facing) + Math.max(0, Math.max(tall, facing) - tallest)
  }, 0)
}

/** About how many letters a line holds, and how tall it is: running text, its first sentence, and beside a key. */
const text = { letters: 60, line: 27 }
const display = { letters: 42, line: 32 }
const keyed = { letters: 56, line: 22 }

const lines = (said: string, { letters, line }: typeof text) => Math.ceil(said.length / letters) * line
const sum = (talls: readonly number[]) => talls.reduce((all, tall) => all + tall, 0)
const wordsTall = (all: readonly Words[]) => sum(all.map(({ text }) => lines(text, keyed) + 14))

const openingTall = ({ lead, facts, points, risk }: ManualWords) =>
  lines(lead.first, display) +
  lines(lead.rest, text) +
  lines(lead.last, text) +
  sum(facts.map(({ value }) => lines(value, keyed) + 10)) +
  wordsTall(points) +
  (risk ? lines(risk, text) + 60 : 0) +
  90

const tallOf = ({ chapters, questions, steps }: Leaf, words: ManualWords) =>
  sum(chapters.map(({ html }) => 70 + sum(html.split(/<\/(?:p|li)>/).map((part) => lines(plain(part), text) + 14)))) +
  (questions.length && 60) +
  sum(questions.map(({ question, answer }) => lines(question, keyed) + lines(answer, keyed) + 14)) +
  (steps ? wordsTall(words.steps) + 60 : 0)

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()
