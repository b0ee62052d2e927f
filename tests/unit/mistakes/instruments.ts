import { drop, type Mistake, replace } from './edits.ts'

const family = 'content/pages/workshop/wagers/index.md'
const instrument = 'content/pages/workshop/wagers/marbles.md'
const change = 'Change the value.'

/** Mistakes in the contracts that instruments draw. */
// biome-ignore format: a mistake a line reads as a table
export const instruments: Mistake[] = [
  ['leaves out the contracts', instrument, drop('inFamily'), `inFamily.contracts: is missing, and the figure of ${family} draws it of every member.`, 'Add it, as the other members have it.'],
  ['invents a drawing', instrument, replace('makes: floor', 'makes: flor'), 'inFamily.contracts[1].makes: is "flor", which is not known.', 'Use one of: fixed, nearly-fixed, floor, bare. Did you mean "floor"?'],
  ['has one contract alone', instrument, replace(/ {4}- name: Marbles with a net\n(?: {6}.*\n)+ {4}- name: Marbles by the mill\n(?: {6}.*\n)+/, ''), 'inFamily.contracts: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['names a contract in 60 letters', instrument, replace('name: Marbles by the mill', 'name: Marbles by the mill on the other side of the river and a hill'), 'inFamily.contracts[2].name: has 61 characters, at most 40.', 'Shorten it.'],
  ['draws two choices alike', instrument, replace('      makes: fixed\n      text: One price is agreed, and', '      makes: bare\n      text: One price is agreed, and'), 'figure.choices[1].makes: is "bare", which ends where another choice does: their names would meet.', change],
  ['draws more cash than there is room for', instrument, replace('size: 9', 'size: 11'), 'figure.choices[1].meanwhile.size: is 11, at most 10.', 'Write a smaller number.'],
  ['leaves one choice alone', instrument, replace(/ {4}- name: Agree at dawn\n(?: {6}.*\n)+/, ''), 'figure.choices: has 1 entry, at least 2.', 'Add 1 more entry.'],
  ['goes no known way', instrument, replace('effect: pays', 'effect: pay'), 'figure.effect: is "pay", which is not known.', 'Use one of: pays, earns. Did you mean "pays"?'],
  ['names a choice in 40 letters', instrument, replace('name: Agree at dawn', 'name: Agree at dawn with whoever holds marbles'), 'figure.choices[1].name: has 40 characters, at most 28.', 'Shorten it.'],
]
