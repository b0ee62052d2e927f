import type { Split, Trace } from '../../model/schema/system-case.ts'

/** SystemCase cases for the gallery and for tests. */

export const sampleTrace: Trace = {
  form: 'trace',
  table: {
    title: 'Energy used, building by building',
    each: 'Building',
    columns: ['Tenants', 'Lobby and elevators'],
    rows: ['North tower', 'The depot'].map((label, i) => ({
      label,
      cells: [
        { says: 'Estimate', bar: 7 - i, vague: true },
        { says: 'Reported', bar: 4 + i, vague: false },
      ],
    })),
    limit: 5,
    opened: 2,
    shows: undefined,
  },
  trail: [
    { desk: 'Onward', finds: 'This cell, in two reports', by: 'Head of reporting', shows: undefined },
    { desk: 'Outside', finds: 'An answer', by: 'Building manager', shows: 1 },
  ],
  origin: {
    draws: 'meter',
    title: 'The meter for the lobby',
    lines: ['Read by the manager'],
    dials: [3, 8, 1, 6],
    open: 'It does not see what tenants buy.',
  },
}

export const sampleSplit: Split = {
  form: 'split',
  whole: { label: 'A maker of pumps and engines', by: 'From the holdings file' },
  heads: [
    { label: 'The holding', desks: ['Outside', 'Intake'], shows: undefined },
    { label: 'Line of business', desks: ['Analysis'], shows: 1 },
    { label: 'The page', desks: ['Sign-off'], shows: undefined },
    { label: 'The aim', desks: ['Onward'], shows: undefined },
  ],
  parts: [
    {
      line: 'Water pumps',
      quote: 'Most of our pumps go to towns',
      where: 'Annual report',
      aim: 'Clean water',
      effect: 'serves',
      shows: undefined,
    },
    {
      line: 'Diesel engines',
      quote: 'We expect to sell engines for years',
      where: 'Annual report',
      aim: 'Clean air',
      effect: 'harms',
      shows: 3,
    },
    { line: 'Industrial', where: 'Not split in the report', aim: 'No aim', effect: 'unmapped', shows: undefined },
  ],
}
