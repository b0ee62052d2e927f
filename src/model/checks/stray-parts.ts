import type { Problem } from '../problems.ts'

/** What is told at a part of a drawing names a part that the drawing has. */
export function strayParts(
  file: string,
  named: readonly (readonly [field: string, part: string | undefined])[],
  parts: readonly string[],
): Problem[] {
  return named.flatMap(([field, part]) =>
    part === undefined || parts.includes(part)
      ? []
      : {
          file,
          field,
          what: `is "${part}", which the drawing does not have.`,
          cure: `Use one of: ${parts.join(', ')}.`,
        },
  )
}
