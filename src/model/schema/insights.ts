import { z } from 'zod'
import { common, ending, kind, nextStep, point, question } from './parts.ts'
import { address, date, formed, line, phrase, webAddress } from './text.ts'

/** Front matter of the shelves and categories of insights, and of the articles in them. */

/** Several categories under one name. */
export const shelf = z.strictObject({
  kind: kind('shelf'),
  ...common,
  choosing: z
    .array(point.extend({ page: address.describe('That category.') }))
    .min(1)
    .max(6)
    .describe('Which of its categories answers what: the sentence in its row.'),
  next: nextStep,
})

/** How much weight a text carries: the newest report leads the insights, and notices never do. */
export const voices = ['report', 'view', 'guest', 'notice'] as const

/** The passages of an article that its category shows, in order. */
export const passages = ['date', 'title', 'opening', 'figure', 'byline', 'sources'] as const

export type Passage = (typeof passages)[number]

const passage = z
  .enum(passages)
  .optional()
  .describe('The passage of the newest article at which it stands in the margin. Left out, its order decides.')

export const category = z.strictObject({
  kind: kind('category'),
  ...common,
  voice: z
    .enum(voices)
    .default('report')
    .describe(
      'A report can be checked and cited, a view is somebody’s own, a guest stands under a label, a notice is the group’s official word.',
    ),
  desk: phrase(4, 40).optional().describe('Who writes here, as in "By the …"; left out, it is "(name) desk".'),
  covers: z
    .array(point.extend({ passage }))
    .min(3)
    .max(5)
    .describe('What is published here: marks in the left margin of its newest article.'),
  ...ending,
  questions: z
    .array(question.extend({ passage }))
    .min(1)
    .max(7)
    .describe('What visitors ask, with answers: marks in the right margin of its newest article.'),
})

/** A thing in a figure. */
const mark = z.strictObject({
  title: phrase(2, 28).describe('One to three words.'),
  text: line(10, 90).describe('One short sentence under them.'),
})

const caption = line(20, 160).describe('What to see in it, in a sentence.')
const title = phrase(2, 28)
const on = title.optional().describe('The title of the mark that the article is about; it is filled.')

const cut = z
  .strictObject({
    before: title.describe('The title of the first mark behind the line.'),
    until: phrase(2, 28).describe('What holds up to there, such as "Trade date".'),
    after: phrase(2, 28).describe('What holds from there on, such as "Next business day".'),
  })
  .optional()
  .describe('A dashed line across the chain, where one thing ends and another begins.')

/** The drawn figure of an article. It shows how things hang together, and never a number nobody measured. */
const figure = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('chain').describe('One thing after another, such as the path of a payment.'),
    caption,
    marks: z.array(mark).min(3).max(5).describe('The things, in order.'),
    on,
    cut,
  }),
  z.strictObject({
    shape: z.literal('spectrum').describe('Things placed between two ends, such as from quick to slow.'),
    caption,
    ends: z.tuple([phrase(2, 28), phrase(2, 28)]).describe('What the two ends mean.'),
    marks: z.array(mark).min(3).max(5).describe('The things, from the first end to the second.'),
    on,
  }),
])

const sourceDay = formed(
  /^\d{4}(-\d{2}-\d{2})?$/,
  'must be a year in quotes, such as "2025", or a day such as 2025-10-14',
)

const source = z.strictObject({
  by: phrase(2, 80).describe('Who wrote or published it.'),
  title: phrase(4, 140).describe('What it is called.'),
  date: sourceDay
    .optional()
    .describe('When it came out: a year in quotes, or a day. Left out where it is kept up to date.'),
  url: webAddress.optional().describe('Where it can be read.'),
})

const { order: _byDate, parts: _none, ...shared } = common

/** An article; its category is the folder it lies in. */
export const article = z.strictObject({
  ...shared,
  heading: line(10, 80).describe('The headline.'),
  date: date.describe('The day it is published, such as 2026-09-30. Until then it is left out.'),
  author: line(2, 60)
    .meta({ picks: 'author' })
    .optional()
    .describe('Who wrote it, one of `authors` in content/company.yaml. Left out, the desk of its category signs.'),
  figure: figure.describe('The drawn figure below the opening.'),
  sources: z
    .array(source)
    .max(9)
    .default([])
    .describe('What the reasoning rests on, numbered: [^1] in the text calls the first.'),
  related: ending.related.describe('Other pages worth reading next; none in preparation.'),
})
