import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { addressOf } from '../../src/model/address.ts'
import { mostBytes } from '../../src/model/images/formats.ts'
import type { ShownImage } from '../../src/model/images/inspect.ts'
import { ContentError, type Problem } from '../../src/model/problems.ts'
import { inspectContent } from '../../src/model/read.ts'

/** Stops the build where an image of a text could not be made light enough (service.ts tries). */
export function images(): AstroIntegration {
  let root = ''
  return {
    name: 'images',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:build:done': ({ dir }) => {
        const problems = heavyImages(fileURLToPath(dir), () => inspectContent(root, { today: new Date() }).shown)
        if (problems.length > 0) throw new ContentError(problems)
      },
    },
  }
}

/** Built images that weigh too much, each told where a text shows it. Looks at what is published, however it was made. */
function heavyImages(dist: string, shownImages: () => readonly ShownImage[]): Problem[] {
  const heavy = globSync('_astro/*.{avif,webp}', { cwd: dist })
    .map((file) => ({ name: basename(file), bytes: statSync(join(dist, file)).size }))
    .filter(({ bytes }) => bytes > mostBytes)
  if (heavy.length === 0) return []
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => ({
    address: addressOf(`content/${file.replaceAll('\\', '/').replace(/html$/, 'md')}`),
    html: readFileSync(join(dist, file), 'utf8'),
  }))
  const isOn = (name: string, file: string) =>
    pages.some(({ address, html }) => address === addressOf(file) && html.includes(`/${name} `))
  return shownImages().flatMap(({ image, file, line }) => {
    const sizes = heavy.filter(({ name }) => stem(name) === stem(image) && isOn(name, file)).map(({ bytes }) => bytes)
    if (sizes.length === 0) return []
    const weight = `weighs ${Math.ceil(Math.max(...sizes) / 1000)} KB at the lowest quality, at most ${mostBytes / 1000}`
    const what = `shows ${basename(image)}, which ${weight}.`
    return [{ file, field: `line ${line}`, what, cure }]
  })
}

const cure = 'Crop it, or use one with less fine detail: grass, gravel and noise weigh most.'

/** The name up to its first dot, which is the one that a person gave. */
function stem(file: string): string {
  return basename(file).replace(/\..*$/, '')
}
