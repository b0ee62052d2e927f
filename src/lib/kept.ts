import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Between the packages, where a build service keeps it from one build to the next. It may be deleted at any time. */
const keptIn = 'node_modules/.cache/made'

type Bytes = string | Uint8Array

const hash = (...parts: readonly Bytes[]) => parts.reduce((sum, part) => sum.update(part), createHash('sha256'))

/**
 * What a step of the build made of the same things before. Made now where it never was, or where what was kept is
 * broken; where it cannot be kept, it is made again each time.
 */
export async function kept(
  step: string,
  from: readonly Bytes[],
  make: () => Promise<Bytes> | Bytes,
  folder = keptIn,
): Promise<Buffer> {
  const key = hash(...from.map((part) => hash(part).digest()))
  const file = join(folder, step, key.digest('hex').slice(0, 40))
  const found = read(file)
  if (found) return found
  const made = Buffer.from(await make())
  try {
    putInPlace(file, Buffer.concat([hash(made).digest(), made]))
  } catch {
    // A folder that cannot be written to costs the next build this work, and nothing else.
  }
  return made
}

const sumLength = 32

/** What was kept, behind its checksum. */
function read(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    const made = bytes.subarray(sumLength)
    return hash(made).digest().equals(bytes.subarray(0, sumLength)) ? made : undefined
  } catch {
    return undefined
  }
}

/** Moved into place whole: another build may look for it at the same time. */
export function putInPlace(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, bytes)
  renameSync(part, file)
}

/** What the code is, and its packages: a change in either makes anew whatever is made with it. */
export const codeVersion = (root = '.') =>
  versionOf(['package-lock.json', 'package.json', 'astro.config.mjs', 'build', 'deploy', 'src'], root)

/** What some files and folders are: another where a file of them changes, comes or goes. */
export function versionOf(parts: readonly string[], root = '.'): string {
  const files = parts.flatMap((part) => filesIn(join(root, part))).sort()
  return hash(...files.flatMap((file) => [`\n${relative(root, file)}\n`, hash(readFileSync(file)).digest()])).digest(
    'hex',
  )
}

/** Those of a folder, hidden ones too, or the file itself; none where there is nothing. */
export function filesIn(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [place] : []
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
