import { defineCollection } from 'astro:content'
import { createRequire } from 'node:module'
import { z } from 'astro/zod'

type Gate = typeof import('./model/loader.ts')

/** In a build Node reads the gate's code, two seconds faster than Vite, through which a change counts at once under npm run dev. */
const { contentLoader }: Gate = import.meta.env.DEV
  ? await import('./model/loader.ts')
  : createRequire(import.meta.url)('./model/loader.ts')

/** The one gate through which content enters; src/model/ checks it, src/site/ derives everything else. */
export const collections = {
  content: defineCollection({
    loader: contentLoader,
    // The content is checked in full before it gets here: this only tells Astro where photographs are.
    schema: ({ image }) => z.looseObject({ images: z.array(z.looseObject({ photo: image().optional() })).optional() }),
  }),
}
