import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspectAll } from '../../../src/model/gate.ts'
import type { Problem } from '../../../src/model/problems.ts'

/** What the gate says about content given as files. */
export async function inspect(files: Readonly<Record<string, string | Buffer>>): Promise<Problem[]> {
  const root = mkdtempSync(join(tmpdir(), 'mistakes-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    return (await inspectAll(root, { today: new Date('2026-11-15') })).problems
  } finally {
    rmSync(root, { recursive: true })
  }
}
