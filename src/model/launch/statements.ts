import { z } from 'zod'
import { parseYaml } from '../parse.ts'
import { finder } from '../problem-lines.ts'
import type { Problem } from '../problems.ts'

/** Who answers what is open before the site goes live; people are whoever hires. */
export const askable = ['owner', 'lawyer', 'people', 'engineer'] as const

/** One thing to do before the site goes live, and whose it is. */
export interface Open extends Problem {
  who: (typeof askable)[number]
}

/** content/launch.yaml: statements that somebody has to vouch for. A list without entries is a list that is done. */
const statementsSchema = z
  .array(
    z.strictObject({
      file: z.string().min(1).describe('The content file that makes the statement.'),
      says: z.string().min(1).describe('The statement, word for word as it stands there.'),
      confirm: z.string().min(1).describe('What has to be confirmed.'),
      who: z.enum(askable).describe('Who can confirm it.'),
    }),
  )
  .nullable()
  .transform((list) => list ?? [])

export const statementsFile = 'content/launch.yaml'

/** Each statement still to be confirmed; or that it is no longer made, so that the list cannot go stale. */
export function openStatements(read: (file: string) => string | undefined): Open[] {
  const written = read(statementsFile) ?? ''
  const list = written.trim() === '' ? '[]' : written
  const lineOf = finder(list, statementsFile)
  return parseYaml(statementsFile, list, statementsSchema).map(({ file, says, confirm, who }, i) => {
    const text = read(file)
    const entry = { who, file: statementsFile, field: `[${i}]` }
    const place = `${statementsFile}, line ${lineOf({ ...entry, what: '' })}`
    if (text === undefined)
      return { ...entry, what: `names ${file}, which is not there.`, cure: `Correct or remove the entry: ${place}.` }
    if (!onOneLine(text).includes(onOneLine(says)))
      return {
        ...entry,
        what: `is stale: ${file} no longer says "${says}", which waits for the ${who}: ${confirm}`,
        cure: `If it was changed by mistake, change it back. If the new words are right, quote them here and let the ${who} confirm those: ${place}.`,
      }
    const cure = `${confirm} Then remove the entry: ${place}.`
    return { who, file, field: 'to confirm', what: `"${says}"`, cure }
  })
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
