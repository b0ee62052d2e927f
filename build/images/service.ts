import type { LocalImageService } from 'astro'
import sharpService from 'astro/assets/services/sharp'
import { mostBytes, type PhotoFormat, qualities } from '../../src/model/images/formats.ts'

/**
 * Astro's own image service, which lowers the quality until an image is light enough, as far as one does not see it
 * (integration.ts refuses what is still too heavy then). What it makes carries nothing of the original but its pixels.
 */
const service: LocalImageService = {
  ...sharpService,
  // Only the dev server asks by this address, and browsers keep the answer: a new file needs a new one.
  getURL: async (options, ...rest) => `${await sharpService.getURL(options, ...rest)}&v=${options['version']}`,
  async transform(original, options, config, logger) {
    const format: PhotoFormat = options['format']
    let data = original
    for (const quality of qualities[format]) {
      data = (await sharpService.transform(original, { ...options, quality }, config, logger)).data
      // That is how it says that it failed; the original, with all it tells, is never published.
      if (data === original) throw new Error(`${options.src} cannot be read.`)
      if (data.byteLength <= mostBytes) break
    }
    return { data, format }
  },
}

// Astro asks for a default export here.
export default service
