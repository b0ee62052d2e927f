import { checkAll } from '../../src/model/gate.ts'
import { printed } from '../../src/model/problems.ts'
import { orphansOf, putImage, readText, removeImage, versionOf, waitingImages, writeText } from './files.ts'
import { keepForm } from './keep.ts'
import { linesOf, merge } from './merge.ts'
import { openFile } from './open.ts'
import { placedIn } from './placed.ts'
import type { Conflict, Sent, Verdict } from './types.ts'

/** Asks the whole gate about a file as it would be, and writes it where that is wanted and nothing is in the way. */
export async function judge(root: string, sent: Sent, isSave: boolean): Promise<Verdict | Conflict> {
  const { path } = sent
  const before = readText(root, path)
  if (before.version !== sent.version) return conflict(root, sent, before.text)
  const text = textOf(sent, before.text)
  const today = new Date()
  const images = waitingImages(root, sent.images)
  const told = await checkAll(root, { today, overlay: new Map([[path, text], ...images]) })
  const orphans = orphansOf(root, path, before.text ?? '', text)
  const own = told.problems.filter(({ file }) => file === path)
  const others = told.problems.filter(({ file }) => file !== path && !orphans.includes(file) && !images.has(file))
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
    orphans,
    elsewhere: others.length - fresh.length,
  }
  const isOpen = problems.length > 0 || (caused.length > 0 && !sent.anyway) || (orphans.length > 0 && !sent.removing)
  if (!isSave || isOpen) return verdict
  // Somebody may have written it while the gate was reading.
  const now = readText(root, path)
  if (now.version !== sent.version) return conflict(root, sent, now.text)
  // Those that the text shows: one that was added and taken out again stays where it is.
  const shown = [...images.keys()].filter((file) => text.includes(file.slice(file.lastIndexOf('/') + 1)))
  for (const file of shown) putImage(root, file)
  try {
    if (text !== before.text) writeText(root, path, text)
  } catch (error) {
    for (const file of shown) removeImage(root, file)
    throw error
  }
  for (const file of orphans) removeImage(root, file)
  return { ...verdict, saved: versionOf(text) }
}

function textOf({ path, data, body, isText }: Sent, before: string | undefined): string {
  return isText ? body : keepForm(path, before, { data, body })
}

/** What both made of a file; where that cannot be told field by field, the whole of both. */
function conflict(root: string, sent: Sent, text: string | undefined): Conflict {
  const theirs = text === undefined ? undefined : openFile(root, sent.path)
  if (theirs && sent.version && Boolean(theirs.schema) === !sent.isText)
    return { theirs, ...merge(sent.base, theirs, sent) }
  const lines = linesOf(textOf(sent, text), text ?? '')
  return { ...(theirs && { theirs }), merged: sent, changed: [], contested: [{ path: '', lines }] }
}
