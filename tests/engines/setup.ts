import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../../deploy/local/server.ts'
import { type Engine, ensureEngine } from '../../tools/engines.ts'
import { listen } from './listen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    /** Where the built site answers, and a copy of it in which no script runs. */
    origin: string
    scriptless: string
  }
}

const listening = '<script src="/listen.js"></script>'
const noScripts = `<meta http-equiv="content-security-policy" content="script-src 'none'">`

/** Before the tests of an engine; what is returned runs after them. Vitest knows it by its name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.name as Engine
  ensureEngine(engine)
  const copies = [copySite(engine === 'webkit' ? listening : ''), copySite(noScripts)] as const
  const [site, scriptless] = [await startServer(copies[0]), await startServer(copies[1])]
  project.provide('engine', engine)
  project.provide('origin', site.origin)
  project.provide('scriptless', scriptless.origin)
  return async () => {
    await site.stop()
    await scriptless.stop()
    for (const copy of copies) rmSync(copy, { recursive: true })
  }
}

/** The built site with something first in the head of each page. Returns its folder. */
function copySite(first: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  // Without what was pressed at build: that is of the pages as they were.
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  for (const page of globSync(join(folder, '**/*.html')))
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${first}`))
  writeFileSync(join(folder, 'listen.js'), `(${listen})()`)
  return folder
}
