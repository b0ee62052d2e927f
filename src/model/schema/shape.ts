import { z } from 'zod'

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

/** A whole number within bounds. */
export const whole = (min: number, max = many) => (max === many ? z.int().min(min) : z.int().min(min).max(max))
