import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Makes `client:intent` known to Astro, and has React take over islands in our own way (src/islands says how both work). */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' })
        const hydrate = fileURLToPath(new URL('src/islands/hydrate.ts', config.root))
        updateConfig({ vite: { resolve: { alias: { '@astrojs/react/client.js': hydrate } } } })
      },
    },
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}
