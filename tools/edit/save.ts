import { diff } from 'node:util'
import { checkAll } from '../../src/model/check-all.ts'
import { printed } from '../../src/model/problems.ts'
import { readText, versionOf, writeText } from './files.ts'
import { keepForm } from './keep.ts'
import { placedIn } from './placed.ts'
import type { Conflict, Sent, Verdict } from './types.ts'

/** Asks the whole gate about a file as it would be, and writes it where that is wanted and nothing is in the way. */
export async function judge(root: string, sent: Sent, isSave: boolean): Promise<Verdict | Conflict> {
  const { path } = sent
  const before = readText(root, path)
  const text = textOf(sent, before.text)
  if (before.version !== sent.version) return conflict(before, text)
  const today = new Date()
  const told = await checkAll(root, { today, overlay: new Map([[path, text]]) })
  const own = told.problems.filter(({ file }) => file === path)
  const others = told.problems.filter(({ file }) => file !== path)
  const known = others.length > 0 ? new Set((await checkAll(root, { today })).problems.map(printed)) : new Set()
  const fresh = others.filter((problem) => !known.has(printed(problem)))
  // Two files that say the same: whichever of them the gate names, this is the one being written.
  const shared = fresh.filter(({ what }) => what.includes(path))
  const caused = fresh.filter((problem) => !shared.includes(problem))
  const problems = [...own, ...shared.map((problem) => ({ ...problem, what: `${problem.file} ${problem.what}` }))]
  const placed = placedIn(path, text, sent.isText)
  const verdict: Verdict = {
    problems: problems.map(placed),
    warnings: told.warnings.filter(({ file }) => file === path).map(placed),
    caused,
    elsewhere: others.length - fresh.length,
  }
  if (!isSave || problems.length > 0 || (caused.length > 0 && !sent.anyway)) return verdict
  // Somebody may have written it while the gate was reading.
  const now = readText(root, path)
  if (now.version !== sent.version) return conflict(now, textOf(sent, now.text))
  if (text !== before.text) writeText(root, path, text)
  return { ...verdict, saved: versionOf(text) }
}

function textOf({ path, data, body, isText }: Sent, before: string | undefined): string {
  return isText ? body : keepForm(path, before, { data, body })
}

function conflict({ text: theirs, version }: { text?: string; version: string }, mine: string): Conflict {
  const lines = diff(mine.split('\n'), (theirs ?? '').split('\n'))
  return { version, isGone: theirs === undefined, lines: lines as Conflict['lines'] }
}
