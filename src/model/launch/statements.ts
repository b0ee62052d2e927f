import { z } from 'zod'
import type { Problem } from '../problems.ts'

/** content/launch.yaml: statements that nobody but the owner can vouch for. */
export const statementsSchema = z.array(
  z.strictObject({
    file: z.string().min(1).describe('The content file that makes the statement.'),
    says: z.string().min(1).describe('The statement, word for word as it stands there.'),
    confirm: z.string().min(1).describe('What the owner has to confirm.'),
  }),
)

export type Statement = z.infer<typeof statementsSchema>[number]

export const statementsFile = 'content/launch.yaml'

/** Each statement still to be confirmed; or that it is no longer made, so that the list cannot go stale. */
export function statementProblems(
  statements: readonly Statement[],
  read: (file: string) => string | undefined,
): Problem[] {
  return statements.map(({ file, says, confirm }, i) => {
    const field = `[${i}]`
    const text = read(file)
    if (text === undefined)
      return {
        file: statementsFile,
        field,
        what: `names ${file}, which is not there.`,
        cure: 'Correct or remove the entry.',
      }
    if (!onOneLine(text).includes(onOneLine(says)))
      return {
        file: statementsFile,
        field,
        what: `is stale: ${file} no longer says "${says}".`,
        cure: 'Quote what it says now, or remove the entry.',
      }
    return {
      file,
      field: 'to confirm',
      what: `"${says}"`,
      cure: `${confirm} Then remove the entry from ${statementsFile}.`,
    }
  })
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
