/** What a tool may take the place of: src/features/records/thing-drawings.ts draws each. */
export const replacedThings = [
  'note',
  'shoebox',
  'worksheet',
  'highlighter',
  'folders',
  'clippings',
  'forms',
  'drawer',
  'log',
  'coins',
] as const
export type ReplacedThing = (typeof replacedThings)[number]
