import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { kept, putInPlace } from '../src/lib/kept.ts'

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
  const found = new Set([...keyboard, ...'‘’“”–—…'])
  // But for what only developers see.
  for (const file of globSync(['content/**/*.{md,yaml}', 'src/**/*.{ts,tsx,astro}'], { cwd: root }))
    if (!/\.(test|examples)\./.test(file))
      for (const [letter] of readFileSync(join(root, file), 'utf8').matchAll(/[^ -~]/gu)) found.add(letter)
  return [...found].sort().join('')
}

/** Returns the path of each cut face, made anew only when its characters, its axes or its package have changed. */
export async function subsetFonts(root: string): Promise<Record<keyof typeof faces, string>> {
  const characters = charactersOf(root)
  const require = createRequire(import.meta.url)

  const cut = async (name: keyof typeof faces) => {
    const { file, axes } = faces[name]
    const whole = readFileSync(require.resolve(file))
    const small = await kept('fonts', [JSON.stringify(axes), characters, whole], () =>
      subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes }),
    )
    // By what is in it: builds side by side may have other characters.
    const path = join(root, 'node_modules/.cache/fonts', `${name}-${hashOf(small)}.woff2`)
    putInPlace(path, small)
    return path
  }
  return { display: await cut('display'), text: await cut('text') }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12)
