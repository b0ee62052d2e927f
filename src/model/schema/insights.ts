import { z } from 'zod'
import { common, ending, kind, point } from './parts.ts'
import { date, line, phrase } from './text.ts'

/** Front matter of a category of insights, and of the articles in it. */

export const category = z.strictObject({
  kind: kind('category'),
  ...common,
  covers: z.array(point).min(3).max(5).describe('What is published here.'),
  ...ending,
})

/** A thing in a figure. */
const mark = z.strictObject({
  title: phrase(2, 28).describe('One to three words.'),
  text: line(10, 90).describe('One short sentence under them.'),
})

/** The drawn figure of an article. It shows how things hang together, and never a number nobody measured. */
const figure = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('chain').describe('One thing after another, such as the path of a payment.'),
    caption: line(20, 160).describe('What to see in it, in a sentence.'),
    marks: z.array(mark).min(3).max(5).describe('The things, in order.'),
  }),
  z.strictObject({
    shape: z.literal('spectrum').describe('Things placed between two ends, such as from quick to slow.'),
    caption: line(20, 160).describe('What to see in it, in a sentence.'),
    ends: z.tuple([phrase(2, 28), phrase(2, 28)]).describe('What the two ends mean.'),
    marks: z.array(mark).min(3).max(5).describe('The things, from the first end to the second.'),
  }),
])

const { order: _byDate, parts: _none, ...shared } = common

/** An article; its category is the folder it lies in. */
export const article = z.strictObject({
  ...shared,
  heading: line(10, 80).describe('The headline.'),
  date: date.describe('The day it is published, such as 2026-09-30. Until then it is left out.'),
  figure: figure.describe('The drawn figure below the opening.'),
  sources: z
    .array(phrase(10, 160))
    .max(8)
    .default([])
    .describe('What the reasoning rests on: author or office, title, year.'),
  related: ending.related.describe('Other pages worth reading next; none in preparation.'),
})
