import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspectAll } from '../../../src/model/gate.ts'
import type { Problem } from '../../../src/model/problems.ts'

type Files = Readonly<Record<string, string | Buffer>>

const root = mkdtempSync(join(tmpdir(), 'mistakes-'))

/** What lies in the folder now. One mistake differs from the next by a file or two; writing all took a fifth of the time. */
let lying: Files = {}

/** What the gate says about content given as files. */
export async function inspect(files: Files): Promise<Problem[]> {
  for (const file in lying) if (!(file in files)) rmSync(join(root, file))
  for (const [file, text] of Object.entries(files)) if (lying[file] !== text) write(file, text)
  lying = files
  return (await inspectAll(root, { today: new Date('2026-11-15') })).problems
}

function write(file: string, text: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** After the tests of a file. */
export function sweep(): void {
  rmSync(root, { recursive: true, force: true })
  lying = {}
}
