import { defineCollection } from 'astro:content'
import { z } from 'astro/zod'
import { contentLoader } from './model/loader.ts'

/** The one gate through which content enters; src/model/ checks it, src/site/ derives everything else. */
export const collections = {
  content: defineCollection({
    loader: contentLoader,
    // The content is checked in full before it gets here: this only tells Astro where photographs are.
    schema: ({ image }) => z.looseObject({ images: z.array(z.looseObject({ photo: image().optional() })).optional() }),
  }),
}
