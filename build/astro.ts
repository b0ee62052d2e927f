import { join } from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { pageDirectives } from '../deploy/headers.ts'
import { contentOverlay } from './content-overlay/integration.ts'
import { finishPages } from './finish-pages.ts'
import { hosts } from './hosts/integration.ts'
import { images } from './images/integration.ts'
import { scriptsAsText } from './inline-scripts.ts'
import { olderColors } from './older-colors.ts'
import { setup } from './setup.ts'
import { subsetFonts } from './subset-fonts.ts'

const fonts = await subsetFonts(join(import.meta.dirname, '..'))

const scriptName = ({ name }: { name: string }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash].js`

/** How Astro builds this site; Astro looks for it in astro.config.mjs. */
export const settings = defineConfig({
  trailingSlash: 'never',
  // One build never writes a file twice.
  prerenderConflictBehavior: 'error',
  // Several at a time: while one's picture is painted, the next is drawn.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), setup(), images(), contentOverlay(), finishPages(), hosts()],
  // A faster AVIF than the default: a tenth of the time for a tenth more bytes.
  image: { service: { entrypoint: './build/images/service.ts', config: { avif: { effort: 3 } } } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Newsreader',
      cssVariable: '--font-newsreader',
      // They are in src/styles/fallback-fonts.css, stretched to fit.
      fallbacks: [],
      optimizedFallbacks: false,
      options: { variants: [{ src: [fonts.display], weight: '400', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken',
      fallbacks: [],
      optimizedFallbacks: false,
      options: { variants: [{ src: [fonts.text], weight: '400 650', style: 'normal' }] },
    },
  ],
  security: {
    csp: {
      directives: [...pageDirectives],
    },
  },
  vite: {
    // No script is written into a page: one file serves all pages, and the policy needs no hash for it.
    // Minified once, for browsers that know light-dark(): no prefixes or detours for older ones.
    plugins: [scriptsAsText, tailwindcss({ optimize: false })],
    css: { postcss: { plugins: [olderColors] } },
    build: {
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
    // Every page carries the name of its script: the template's alone, not how Astro found it.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: scriptName } } } } },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: scriptName } } },
  },
  devToolbar: { enabled: false },
})
