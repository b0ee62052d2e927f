import { z } from 'zod'
import { typeset } from '../../lib/typeset.ts'
import { addressPattern, aliasPattern, wordPattern } from '../address.ts'
import { inquiryLabels } from '../inquiries.ts'

/**
 * What the fields of several kinds of page have in common. The limits are the ones search results, menus and
 * cards can show in full; the build stops on anything else (see problems.ts).
 */

/** The address of a page. */
export const address = z.string().regex(addressPattern, 'must be an address such as /services/consulting')

/** An old address of a page. */
const alias = z.string().regex(aliasPattern, 'must be an address such as /services/consulting')

/** Running text: its quotes are set as in print. Nothing else in a file is, so no address or choice is ever bent. */
export const prose = z.string().trim().overwrite(typeset)

/** A text of so many characters. */
export const line = (min: number, max: number) => prose.min(min).max(max)

/** One or a few words that are no sentence. */
export const phrase = (min: number, max: number) => line(min, max).regex(/[^.]$/, 'must not end with a full stop')

/** What follows the # in a link. */
export const anchor = z.string().regex(wordPattern, 'must be lower-case letters, digits and hyphens')

export const heading = line(2, 48)

/** A short heading with one or two sentences: a capability, a step, a group of people. */
export const point = z.strictObject({
  /** Two to five words. */
  title: line(2, 48),
  /** One or two sentences. */
  text: line(20, 260),
})

const fact = z.strictObject({
  /** What is stated, such as "Horizon". */
  label: line(2, 24),
  /** The statement, short enough for a quarter of the page's width. */
  value: line(2, 60),
})

const question = z.strictObject({
  /** As a visitor would ask it. */
  question: line(10, 110).endsWith('?', 'must end with a question mark'),
  /** The answer, in one to three sentences. */
  answer: line(20, 420),
})

export const nextStep = z.strictObject({
  /** The sentence in the closing band. */
  heading: line(8, 70),
  /** What the contact form is opened on. */
  inquiry: z.enum(inquiryLabels),
})

/** What can go wrong, in plain language, about this page's offer alone. */
export const risk = line(60, 420)

/** How most pages end. */
export const ending = {
  /** What visitors ask, with answers that open. */
  questions: z.array(question).length(3),
  /** Other pages worth reading next; none in preparation. */
  related: z.array(address).min(2).max(4),
  /** The closing band. */
  next: nextStep,
}

/** Four things a visitor wants to know first. */
export const facts = z.array(fact).length(4)

/** How something works, in order. */
export const steps = z.array(point).min(3).max(5)

/** The pictograms that content may name; src/ui/Pictogram.tsx draws them. */
export const icon = z.enum([
  'building',
  'calendar',
  'camera',
  'clock',
  'coin',
  'columns',
  'document',
  'globe',
  'growth',
  'layers',
  'leaf',
  'lock',
  'people',
  'pen',
  'plug',
  'receipt',
  'scale',
  'spark',
  'target',
  'transfer',
  'umbrella',
  'wallet',
])

/** A heading, a sentence or two, and a pictogram: a value, a benefit, a feature. */
export const feature = z.strictObject({
  /** The pictogram above it. */
  icon,
  /** Two to five words. */
  title: line(2, 48),
  /** One or two sentences. */
  description: line(20, 260),
})

/** What is included, a line for each. */
export const inclusions = z.array(phrase(3, 70)).min(2).max(6)

const part = z.strictObject({
  /** What the menu calls it. */
  label: line(2, 40),
  /** Its id on the page. */
  anchor,
})

/** What every page says. */
export const common = {
  /** The page's name in menus, breadcrumbs and links; also its heading unless `heading` is set. */
  name: line(2, 40),
  /** The main heading, where it is not the name. */
  heading: line(2, 70).optional(),
  /** Title in the browser's tab and in search results; the company's name is added behind it. */
  title: line(8, 48),
  /** One sentence: what this is and for whom. Under the heading and in search results. */
  description: line(70, 155),
  /** One short line in menus, cards and the breadcrumb. No full stop. */
  summary: phrase(15, 80),
  /** Place among the pages of the same folder, from 1. */
  order: z.int().min(1),
  /** Old or other addresses that lead here, by permanent redirect. */
  aliases: z.array(alias).default([]),
  /** Parts of the page that the menu links to; each names an anchor. */
  parts: z.array(part).optional(),
}
