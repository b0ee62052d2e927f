import type { AstroIntegration } from 'astro'

/** Marks placeholders in the pages of `npm run dev`, and in those of no build. */
export function placeholderMarks(): AstroIntegration {
  return {
    name: 'placeholder-marks',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command === 'dev') addMiddleware({ order: 'pre', entrypoint: new URL('middleware.ts', import.meta.url) })
      },
    },
  }
}
