import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
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
function inputsKey(): string {
  const hash = createHash('sha256')
  const sources = [...buildParts, fixtureContent, 'package-lock.json']
  for (const file of globSync(sources.flatMap((part) => [part, `${part}/**/*`])).sort())
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
