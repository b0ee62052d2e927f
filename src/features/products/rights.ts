import { type Level, levels } from '../../model/right-words.ts'
import type { Rights } from '../../model/schema/app-figures.ts'

/** How much of its cell a right fills, in percent: closed fills none of it, to approve all. */
export const heightOf = (level: Level) => Math.round((levels.indexOf(level) * 1000) / (levels.length - 1)) / 10

/** The rights in some of the columns, in the order asked for; a column that is not there is left out. */
export function rightsIn({ columns, people }: Pick<Rights, 'columns' | 'people'>, names: readonly string[]) {
  const places = names.map((name) => columns.indexOf(name)).filter((place) => place >= 0)
  return {
    columns: places.map((place) => columns[place] ?? ''),
    people: people.map((person) => ({ ...person, may: places.map((place) => person.may[place] ?? 'Closed') })),
  }
}
