import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from '../../src/lib/kept.ts'
import { buildParts, copyProject } from '../../tools/copy-project.ts'
import { build } from './build.ts'

/**
 * A small site with one page or more of each kind, for tests that need a site and not this one. Nothing in it is
 * about the company, so editing the company's content never changes what these tests see.
 */
export const fixtureContent = 'tests/fixture/content'

/** Builds the fixture with the gallery in it, once for the same inputs. Returns the built folder. */
export function buildFixture(): Promise<string> {
  return builtOnce('node_modules/.cache/fixture-site', { WITH_GALLERY: '1' })
}

/** The same, with messages that go to a service. */
export function buildServiceFixture(): Promise<string> {
  return builtOnce('node_modules/.cache/service-site', {}, 'messages: service\nkeepMessages: 90\n')
}

async function builtOnce(cache: string, env: Record<string, string>, facts = ''): Promise<string> {
  const built = join(cache, inputsKey())
  if (existsSync(built)) return built
  const root = copyProject(fixtureContent)
  appendFileSync(join(root, 'content/company.yaml'), facts)
  const { ok, output } = await build(root, env)
  if (!ok) throw new Error(`The fixture of ${fixtureContent} could not be built.\n${output}`)
  // Moved into place whole, so that nobody finds half of it; then what earlier inputs made is of no use.
  const part = join(cache, `part-${process.pid}`)
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  cpSync(join(root, 'dist'), part, { recursive: true })
  renameSync(part, built)
  rmSync(root, { recursive: true })
  return built
}

/** Names everything that the built fixture depends on. */
const inputsKey = () => versionOf([...buildParts, fixtureContent]).slice(0, 16)
