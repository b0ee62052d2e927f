import type { Scrap } from '../../model/schema/jobs.ts'

/** Scraps of every look, for the examples. */

const longWord = 'Rechtsschutzversicherungsgesellschaften'

export const sampleScraps: Record<Scrap['look'], Scrap> = {
  mails: {
    look: 'mails',
    title: 'Re: Who has the red kite?',
    rows: [
      { label: 'The shed, Monday', cells: ['Does anybody know who has the red kite?'] },
      { label: 'The loft, Tuesday', cells: ['Not here. Ask at the beach.'] },
      { label: 'The beach, Friday', cells: ['It was in the shed.'], note: 'Back to the start' },
    ],
  },
  slips: {
    look: 'slips',
    title: 'String, by three counts',
    rows: [
      { label: 'Shelf', cells: ['412'] },
      { label: 'Loft', cells: ['86'] },
      { label: 'Boat house', cells: ['1,240'] },
      { label: 'Added up', struck: '1,728', cells: ['1,748'], note: 'Neither is right' },
    ],
  },
  sheet: {
    look: 'sheet',
    title: 'From the log of a windy day',
    rows: [
      { label: 'Height', cells: ['418'], note: 'Source?' },
      { label: 'Copied from', cells: ['log_final_3'], note: 'Which 3?' },
      { label: 'Entered by', cells: ['Somebody who has left'] },
    ],
  },
  windows: {
    look: 'windows',
    title: 'Typed from the left into the right',
    columns: ['Shed', 'Beach'],
    rows: [
      { label: 'Kite', cells: ['20417', '20471'] },
      { label: 'Tail', cells: ['Long', 'Long'], note: 'Typed by hand' },
    ],
  },
  reminders: {
    look: 'reminders',
    title: 'To the same neighbor',
    rows: [
      { label: 'May 4', cells: ['May we have the kite back?'] },
      { label: 'May 11', cells: ['And its tail?'], note: 'Second time' },
    ],
  },
  receipts: {
    look: 'receipts',
    title: 'What string has cost',
    rows: [
      { label: 'Glue', cells: ['4.10'] },
      { label: 'Lunch?', cells: ['3.00'], note: 'Whose?' },
      { label: 'Faded', cells: ['?'] },
    ],
  },
}

/** As many lines as a scrap may have, and words that are too long for it. */
const longScrap: Scrap = {
  look: 'slips',
  title: longWord,
  rows: [1, 2, 3, 4, 5].map((n) => ({ label: longWord, cells: [`${longWord} ${n}`], note: longWord })),
}

export const sampleEntry = {
  job: 'Asking around who has which kite',
  scrap: sampleScraps.mails,
  title: 'Kite records',
  description: 'The records show who has each kite, and where it was last seen.',
  href: '#records',
  features: [
    { text: 'Register of kites', links: [], example: 'Red kite: the shed, since May' },
    { text: 'Tails and lines', links: [{ title: 'Tails', href: '#tails' }], example: 'Twelve bows' },
    { text: 'Kept in one format', links: [] },
  ],
  names: 'Kept for',
  members: [
    { title: 'Delta', href: '#delta' },
    { title: 'Box', href: '#box' },
  ],
  upcoming: [{ title: 'Dragon', href: '#dragon' }],
  rules: [{ title: 'People fly', text: 'The records count and remind. A person holds the line.' }],
}

export const longEntry = {
  ...sampleEntry,
  job: longWord,
  scrap: longScrap,
  title: longWord,
  href: '#long',
  features: [{ text: longWord, links: [{ title: longWord, href: '#word' }], example: longWord }],
}
