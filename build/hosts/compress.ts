import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Pressed as small as it gets, once for the same contents: brotli at its best takes longer than all else in a build. */
const codings = [
  { ending: 'br', press: promisify(brotliCompress) },
  { ending: 'gz', press: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Images and fonts are pressed already. */
const pressable = '**/*.{html,css,js,json,svg,txt,xml,webmanifest}'

/** Below this it is one packet either way. */
const fewest = 1_000

/** Puts a `.br` and a `.gz` beside each file of a build that gains by it, for hosts that send such files as they are. */
export async function compress(dist: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const files = globSync(pressable, { cwd: dist, exclude: ['_hosts/**'] }).map((name) => join(dist, name))
  await Promise.all(
    files.flatMap((file) => {
      const bytes = readFileSync(file)
      if (bytes.length < fewest) return []
      const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      return codings.map(async ({ ending, press }) => {
        const kept = join(cache, `${key}.${ending}`)
        if (!existsSync(kept)) keep(kept, await press(bytes))
        writeFileSync(`${file}.${ending}`, readFileSync(kept))
      })
    }),
  )
}

/** Moved into place whole: another build may look for it at the same time. */
function keep(path: string, bytes: Buffer): void {
  const part = `${path}-${process.pid}`
  writeFileSync(part, bytes)
  renameSync(part, path)
}
