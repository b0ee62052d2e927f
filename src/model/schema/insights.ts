import { z } from 'zod'
import { common, ending, line, phrase, point } from './parts.ts'

/** Front matter of a category of insights, and of the articles in it. */

export const category = z.strictObject({
  kind: z.literal('category'),
  ...common,
  /** What is published here. */
  covers: z.array(point).min(3).max(5),
  ...ending,
})

/** A thing in a figure. */
const mark = z.strictObject({
  /** One to three words. */
  title: phrase(2, 28),
  /** One short sentence under them. */
  text: line(10, 90),
})

/** The drawn figure of an article. It shows how things hang together, and never a number nobody measured. */
const figure = z.discriminatedUnion('shape', [
  z.strictObject({
    /** One thing after another, such as the path of a payment. */
    shape: z.literal('chain'),
    /** What to see in it, in a sentence. */
    caption: line(20, 160),
    /** The things, in order. */
    marks: z.array(mark).min(3).max(5),
  }),
  z.strictObject({
    /** Things placed between two ends, such as from quick to slow. */
    shape: z.literal('spectrum'),
    /** What to see in it, in a sentence. */
    caption: line(20, 160),
    /** What the two ends mean. */
    ends: z.tuple([phrase(2, 28), phrase(2, 28)]),
    /** The things, from the first end to the second. */
    marks: z.array(mark).min(3).max(5),
  }),
])

const { order: _byDate, parts: _none, ...shared } = common

/** An article; its category is the folder it lies in. */
export const article = z.strictObject({
  ...shared,
  /** The headline. */
  heading: line(10, 80),
  /** The day it is published, such as 2026-09-30. Until then it is left out. */
  date: z.iso.date('must be a date such as 2026-09-30'),
  /** The drawn figure below the opening. */
  figure,
  /** What the reasoning rests on: author or office, title, year. */
  sources: z.array(phrase(10, 160)).max(8).default([]),
  /** Other pages worth reading next; none in preparation. */
  related: ending.related,
})
