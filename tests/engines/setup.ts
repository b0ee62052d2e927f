import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { startServer } from '../../deploy/local/server.ts'
import { wantsService } from '../../service/node/environment.ts'
import { startService } from '../../service/node/service.ts'
import { type Engine, ensureEngine } from '../../tools/browsers.ts'
import { buildServiceFixture } from '../support/fixture-site.ts'
import { listen } from './listen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    /** Where the built site answers, and a copy of it in which no script runs. */
    origin: string
    scriptless: string
    /** The fixture with a service that takes its messages, with scripts and without. */
    service: { origin: string; scriptless: string }
  }
}

const listening = '<script src="/listen.js"></script>'
const noScripts = `<meta http-equiv="content-security-policy" content="script-src 'none'">`

/** Before the tests of an engine; what is returned runs after them. Vitest knows it by its name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.name as Engine
  ensureEngine(engine)
  const heard = engine === 'webkit' ? listening : ''
  const [site, scriptless] = [await startCopy('dist', heard), await startCopy('dist', noScripts)]
  const fixture = await buildServiceFixture()
  const services = [await startCopy(fixture, heard), await startCopy(fixture, noScripts)] as const
  project.provide('engine', engine)
  project.provide('origin', site.origin)
  project.provide('scriptless', scriptless.origin)
  project.provide('service', { origin: services[0].origin, scriptless: services[1].origin })
  return async () => {
    for (const { stop } of [site, scriptless, ...services]) await stop()
  }
}

/** Serves a built site with something first in the head of each page; with its service, if it has one. */
async function startCopy(dist: string, first: string) {
  const folder = copySite(dist, first)
  const environment = { file: join(folder, 'data/messages.db'), isBehindProxy: false, perMinute: 1_000 }
  const service = wantsService(folder) ? await startService(folder, environment) : undefined
  const { origin, stop } = await startServer(folder, { api: service?.listener })
  return {
    origin,
    stop: async () => {
      await stop()
      await service?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the folder of the copy. */
function copySite(dist: string, first: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  // Without what was pressed at build: that is of the pages as they were.
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  for (const page of globSync(join(folder, '**/*.html')))
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${first}`))
  writeFileSync(join(folder, 'listen.js'), `(${listen})()`)
  // Only what the book names is public.
  const book: AddressBook = JSON.parse(readFileSync(join(folder, bookFile), 'utf8'))
  writeFileSync(join(folder, bookFile), JSON.stringify({ ...book, files: [...book.files, '/listen.js'] }))
  return folder
}
