import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the two typefaces down to the characters the site can show and to the axes it uses:
 * about 30 KB instead of 280 KB on a visitor's first page.
 */

const faces = {
  // Optical size pinned to its display cut: the serif is never used for running text.
  display: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 400 },
  },
  text: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
  },
}

/** Everything on a keyboard, so that a new word never needs a new font; what typesetting makes of it; then what the content and the components add. */
function charactersOf(root: string): string {
  const keyboard = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  const typeset = '‘’“”–—…'
  const texts = globSync(['content/**/*.{md,yaml}', 'src/**/*.{ts,tsx,astro}'], { cwd: root })
    // What only developers see.
    .filter((file) => !/\.(test|examples)\./.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return [...new Set([...keyboard, ...typeset, ...texts.join('')])].sort().join('')
}

/** Returns the path of each cut face, made anew only when its characters or its axes have changed. */
export async function subsetFonts(root: string): Promise<Record<keyof typeof faces, string>> {
  const folder = join(root, 'node_modules/.cache/fonts')
  const characters = charactersOf(root)
  const require = createRequire(import.meta.url)

  const cut = async (name: keyof typeof faces) => {
    const { file, axes } = faces[name]
    const key = createHash('sha256')
      .update(JSON.stringify([file, axes, characters]))
      .digest('hex')
      .slice(0, 12)
    const path = join(folder, `${name}-${key}.woff2`)
    if (!existsSync(path)) {
      const whole = readFileSync(require.resolve(file))
      const small = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes })
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, small)
    }
    return path
  }
  return { display: await cut('display'), text: await cut('text') }
}
