import { z } from 'zod'
import { repeats } from '../checks/near.ts'

/** How fields are put together, and what holds between several of them. */

/** Fields that belong together; what they do not name is refused. */
export const group = z.strictObject

/** As many as one likes. */
export const many = Number.POSITIVE_INFINITY

/** A list of so many, each of one sort or each a group of these fields. */
export function list<Of extends z.ZodType>(min: number, max: number, of: Of): z.ZodArray<Of>
export function list<Of extends z.ZodRawShape>(
  min: number,
  max: number,
  of: Of,
): z.ZodArray<z.ZodObject<Of, z.core.$strict>>
export function list(min: number, max: number, of: z.ZodType | z.ZodRawShape) {
  const all = z.array(of instanceof z.ZodType ? of : group(of))
  if (min === max) return all.length(min)
  const some = min > 0 ? all.min(min) : all
  return max === many ? some : some.max(max)
}

/** Something that holds only where a page says so. */
export const flag = z.boolean().default(false)

/** A whole number within bounds. */
export const whole = (min: number, max = many) => (max === many ? z.int().min(min) : z.int().min(min).max(max))

type Path = (string | number)[]

/** Says what is wrong between several fields, at one of them, and how to put it right. */
export type Tell = (path: Path, what: string, cure: string) => void

/** A rule between the fields of a group. */
export const between =
  <Data>(look: (data: Data, tell: Tell) => void) =>
  (data: Data, context: z.RefinementCtx): void =>
    look(data, (path, message, cure) => context.addIssue({ code: 'custom', path, message, params: { cure } }))

/** Each entry of a list stands once, or what it says in a field. */
export function eachOnce<Entry>(
  tell: Tell,
  path: Path,
  entries: readonly Entry[],
  cure: string,
  field?: keyof Entry & string,
): void {
  const said = entries.map((entry) => (field ? entry[field] : entry))
  for (const { entry, i } of repeats(said))
    tell(
      [...path, i, ...(field ? [field] : [])],
      `is ${typeof entry === 'number' ? entry : `"${entry}"`}, which stands above already.`,
      cure,
    )
}

/** One for each of something else, such as a cell for each column. */
export function oneForEach(tell: Tell, path: Path, { length }: readonly unknown[], count: number, of: string): void {
  const has = length === 1 ? '1 entry' : `${length} entries`
  if (length !== count) tell(path, `has ${has}, and there are ${count} ${of}.`, 'Write one for each.')
}

/** The number of something that is there. */
export function numberOfOne(tell: Tell, path: Path, number: number, count: number, of: string): void {
  if (number > count) tell(path, `is ${number}, and there are ${count} ${of}.`, 'Write the number of one.')
}
