import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

function folderUntil(over: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  over(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder for the tests of a file; it goes with the last of them. */
export const folderOfFile = (): string => folderUntil(afterAll)

/** A folder for one test, which it goes with. */
export const folderOfTest = (): string => folderUntil(onTestFinished)
