import { site } from './site.ts'

const another = (file: string, ...changes: [string, string][]) =>
  changes.reduce((text, [before, after]) => text.replaceAll(before, after), site[file] ?? '')

/** One more page, whole in itself, that nothing links to. */
export const loosePage = another(
  'content/pages/insights/index.md',
  ['Insights', 'Alone'],
  ['insights', 'solitude'],
  ['order: 4', 'order: 9'],
)

/** One more article. */
export const looseArticle = another(
  'content/insights/letters/tides.md',
  ['Tides', 'Winds'],
  ['tides', 'winds'],
  ['watching', 'listening'],
  ['It ', 'One day it '],
  ['From the moon', 'All the way'],
)
