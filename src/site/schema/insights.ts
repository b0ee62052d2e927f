import { z } from 'zod'
import { common, line, nextStep, phrase, point, question, related } from './parts.ts'

/** Front matter of a category of insights, and of the articles in it. */

export const category = z.strictObject({
  kind: z.literal('category'),
  ...common,
  /** What is published here. */
  covers: z.array(point).min(3).max(5),
  questions: z.array(question).length(3),
  related,
  next: nextStep,
})

/** A label in a figure: a few words, and one short sentence under them. */
const mark = z.strictObject({ title: phrase(2, 28), text: line(10, 90) })

/** The drawn figure of an article. It shows how things hang together, and never a number nobody measured. */
const figure = z.discriminatedUnion('shape', [
  z.strictObject({
    /** One thing after another, such as the path of a payment. */
    shape: z.literal('chain'),
    caption: line(20, 160),
    marks: z.array(mark).min(3).max(5),
  }),
  z.strictObject({
    /** Things placed between two ends, such as from quick to slow. */
    shape: z.literal('spectrum'),
    caption: line(20, 160),
    /** What the two ends mean. */
    ends: z.tuple([phrase(2, 28), phrase(2, 28)]),
    marks: z.array(mark).min(3).max(5),
  }),
])

const { order: _byDate, parts: _none, ...shared } = common

/** An article; its category is the folder it lies in. */
export const article = z.strictObject({
  ...shared,
  heading: line(10, 80),
  /** The day it is published, such as 2026-09-30. Until then it is left out. */
  date: z.iso.date('must be a date such as 2026-09-30'),
  figure,
  /** What the reasoning rests on: author or office, title, year. */
  sources: z.array(phrase(10, 160)).max(8).default([]),
  related,
})
