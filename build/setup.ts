import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** What Astro is told of this site that its settings cannot say. */
export function setup(): AstroIntegration {
  return {
    name: 'setup',
    hooks: {
      'astro:config:setup': ({ command, config, addClientDirective, addMiddleware, injectRoute, updateConfig }) => {
        // `client:intent`, and our own way in which React takes over islands (src/islands says how both work).
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' })
        const hydrate = fileURLToPath(new URL('src/islands/hydrate.ts', config.root))
        updateConfig({ vite: { resolve: { alias: { '@astrojs/react/client.js': hydrate } } } })
        const isDev = command === 'dev'
        // No part of the site: a build has it only where the browser tests ask for one to try the parts in.
        if (isDev || process.env['WITH_GALLERY'] === '1')
          injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' })
        // For whoever works on the site, and in no build.
        const marks = new URL('placeholder-marks/middleware.ts', import.meta.url)
        if (isDev) addMiddleware({ order: 'pre', entrypoint: marks })
      },
    },
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}
