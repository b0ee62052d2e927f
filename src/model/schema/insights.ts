import { z } from 'zod'
import { figure } from './figures/figure.ts'
import { common, ending, kind, nextStep, point } from './parts.ts'
import { group, list } from './shape.ts'
import { address, date, formed, line, phrase, webAddress } from './text.ts'

/** Front matter of the shelves and categories of insights, and of the articles in them. */

/** Several categories under one name. */
export const shelf = group({
  kind: kind('shelf'),
  ...common,
  choosing: list(1, 6, point.extend({ page: address.describe('That category.') })).describe(
    'Which of its categories answers what: the sentence in its row.',
  ),
  next: nextStep,
})

export const category = group({
  kind: kind('category'),
  ...common,
  leads: z
    .boolean()
    .default(true)
    .describe('False keeps its articles from the head of the insights: opinion, guests and notices.'),
  desk: phrase(4, 40).optional().describe('Who writes here, as in "By the …"; left out, it is "(name) desk".'),
  covers: list(3, 5, point).describe('What is published here.'),
  ...ending,
})

const sourceDay = formed(
  /^\d{4}(-\d{2}-\d{2})?$/,
  'must be a year in quotes, such as "2025", or a day such as 2025-10-14',
)

const source = group({
  by: phrase(2, 80).describe('Who wrote or published it.'),
  title: phrase(4, 140).describe('What it is called.'),
  date: sourceDay
    .optional()
    .describe('When it came out: a year in quotes, or a day. Left out where it is kept up to date.'),
  url: webAddress.optional().describe('Where it can be read.'),
})

const { order: _byDate, parts: _none, ...shared } = common

/** An article; its category is the folder it lies in. */
export const article = group({
  ...shared,
  heading: line(10, 80).describe('The headline.'),
  date: date.describe('The day it is published, such as 2026-09-30. Until then it is left out.'),
  author: line(2, 60)
    .meta({ picks: 'author' })
    .optional()
    .describe('Who wrote it, one of `authors` in content/company.yaml. Left out, the desk of its category signs.'),
  figure: figure.describe('One drawing of what it argues, below its head.'),
  sources: list(0, 9, source)
    .default([])
    .describe('What the reasoning rests on, in the order in which the text calls them: [^1] calls the first.'),
  related: ending.related.describe('Other pages worth reading next; none in preparation.'),
})
