import type { LocalImageService } from 'astro'
import sharpService from 'astro/assets/services/sharp'
import { mostBytes, type PhotoFormat, qualities } from '../../src/model/images/limits.ts'
import { ContentError } from '../../src/model/problems.ts'

/**
 * Astro's own image service, with a limit: it lowers the quality until an image is light enough, and stops the build
 * when it cannot be. What it makes carries nothing of the original but its pixels.
 */
const service: LocalImageService = {
  ...sharpService,
  // Only the dev server asks by this address, and browsers keep the answer: a new file needs a new one.
  getURL: async (options, ...rest) => `${await sharpService.getURL(options, ...rest)}&v=${options['version']}`,
  async transform(original, options, config, logger) {
    const format: PhotoFormat = options['format']
    let bytes = 0
    for (const quality of qualities[format]) {
      const made = await sharpService.transform(original, { ...options, quality }, config, logger)
      // That is how it says that it failed.
      if (made.data === original) throw tooMuch(options, 'cannot be read.')
      bytes = made.data.byteLength
      if (bytes <= mostBytes) return { data: made.data, format }
    }
    const size = `${options['width']} × ${options['height']} pixels`
    throw tooMuch(options, `weighs ${Math.ceil(bytes / 1000)} KB as ${format} of ${size}, at most ${mostBytes / 1000}.`)
  },
}

function tooMuch({ src, shownIn }: Record<string, unknown>, what: string): ContentError {
  const name = String(src)
    .replace(/^.*\//, '')
    .replace(/\.[^.]*(?=\.\w+$)/, '')
  const { file, line } = shownIn as { file: string; line: number }
  const cure = 'Crop it, or use one with less fine detail: grass, gravel and noise weigh most.'
  return new ContentError([{ file, field: `line ${line}`, what: `shows ${name}, which ${what}`, cure }])
}

// Astro asks for a default export here.
export default service
