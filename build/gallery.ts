import type { AstroIntegration } from 'astro'

/**
 * Adds the gallery at /gallery while somebody works on the site. It is no part of the site: a build has it only where
 * the browser tests ask for one to try the parts in.
 */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev' || process.env['WITH_GALLERY'] === '1')
          injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' })
      },
    },
  }
}
