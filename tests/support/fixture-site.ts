import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildParts, copyProject } from '../../tools/copy-project.ts'
import { build } from './build.ts'

/**
 * A small site with one page or more of each kind, for tests that need a site and not this one. Nothing in it is
 * about the company, so editing the company's content never changes what these tests see.
 */
export const fixtureContent = 'tests/fixture/content'

const cache = 'node_modules/.cache/fixture-site'

/** Builds the fixture with the gallery in it, once for the same inputs. Returns the built folder. */
export async function buildFixture(): Promise<string> {
  const built = join(cache, inputsKey())
  if (existsSync(built)) return built
  const root = copyProject(fixtureContent)
  const { ok, output } = await build(root, { WITH_GALLERY: '1' })
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
