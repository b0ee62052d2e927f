import { z } from 'zod'
import { inquiryLabels } from '../inquiries.ts'
import { group, list, many } from './shape.ts'
import { address, alias, anchor, date, line, phrase } from './text.ts'

/**
 * What the fields of several kinds of page have in common. The limits are the ones search results, menus and
 * cards can show in full; the build stops on anything else (see problems.ts).
 */

/** Which of the kinds a page is: what it may say, and the template that shows it. */
export const kind = <Name extends string>(name: Name) => z.literal(name).describe('What kind of page it is.')

export const heading = line(2, 48)

/** A short heading with one or two sentences: a capability, a step, a group of people. */
export const point = group({
  title: line(2, 48).describe('Two to five words.'),
  text: line(20, 260).describe('One or two sentences.'),
})

export const fact = group({
  label: line(2, 24).describe('What is stated, such as "Horizon".'),
  value: line(2, 60).describe("The statement, short enough for a quarter of the page's width."),
})

/** Whose work a step or a part of a document is: ours, that of the client, or both. */
export const hands = ['us', 'you', 'both'] as const

const noQuestion = 'must end with a question mark'
export const asked = line(10, 110).regex(/\?$/, noQuestion).meta({ patternErrorMessage: noQuestion })

const question = group({
  question: asked.describe('As a visitor would ask it.'),
  answer: line(3, 600).describe('The answer: a word where that is enough, at most a short paragraph.'),
})

export const nextStep = group({
  heading: line(8, 70).describe('The sentence in the closing band.'),
  inquiry: z.enum(inquiryLabels).describe('What the contact form is opened on.'),
}).describe('The closing band.')

/** What can go wrong, in plain language, about this page's offer alone. */
export const risk = line(60, 600)

/** How most pages end. */
export const ending = {
  questions: list(1, 7, question).describe('What visitors ask, with answers that open.'),
  related: list(1, 5, address).describe('Other pages worth reading next; none in preparation.'),
  next: nextStep,
}

export const steps = list(2, 6, point).describe('How it works, in order.')

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

/** A heading, a sentence or two, and a pictogram: a benefit, a feature, a value. */
export const feature = group({
  icon: icon.describe('The pictogram above it.'),
  title: line(2, 48).describe('Two to five words.'),
  description: line(20, 260).describe('One or two sentences.'),
})

export const inclusions = list(2, 6, phrase(3, 70)).describe('What it includes, a line for each.')

const part = group({
  label: line(2, 40).describe('What the menu calls it.'),
  anchor: anchor.describe('Its id on the page.'),
})

/** A figure of another page, as that page has it now. */
export const exhibit = group({
  page: address.describe('The page whose figure it is.'),
  what: phrase(4, 40).optional().describe('What it is, behind the label of the figure: "Drawn example: a rulebook".'),
  finding: line(10, 80).optional().describe('What it shows, in a sentence. Left out: the heading of the figure.'),
  text: line(20, 240)
    .optional()
    .describe('Whose case it is and what to look at, in a sentence. Left out: the text of the figure.'),
  shows: list(1, 3, line(1, 40))
    .optional()
    .describe(
      'Of a document the parts that are shown, by their titles, of lanes those, by their names, and of a screen the tab, by its value. The first of them is what phones show of a document.',
    ),
})

/** What every page says. */
export const common = {
  name: line(2, 40).describe(
    "The page's name in menus, breadcrumbs and links; also its heading unless `heading` is set.",
  ),
  heading: line(2, 70).optional().describe('The main heading, where it is not the name.'),
  title: line(8, 48).describe(
    "Title in the browser's tab and in search results; the company's name is added behind it.",
  ),
  description: line(70, 155).describe(
    'One sentence: what this is and for whom. Under the heading and in search results.',
  ),
  summary: phrase(15, 80).describe('One short line in menus, cards and the breadcrumb. No full stop.'),
  status: z
    .enum(['published', 'draft'])
    .default('published')
    .describe('Left out on a published page. A draft is shown to whoever writes, and never built.'),
  reviewed: date
    .optional()
    .describe(
      'The day on which somebody last read it against the facts; the page shows it, and the sitemap and feeds name it.',
    ),
  order: z.number().min(1).describe('Place among the pages of the same folder, from 1; 1.5 goes between 1 and 2.'),
  aliases: list(0, many, alias).default([]).describe('Old or other addresses that lead here, by permanent redirect.'),
  parts: list(0, many, part)
    .optional()
    .describe(
      'Parts of the page that the menu links to; each names an anchor. On the contact page they are the offices, by themselves.',
    ),
}
