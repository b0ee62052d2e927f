import { defineCollection } from 'astro:content'
import { pagesLoader } from './site/loader.ts'

/** The one gate through which content enters; src/site/ checks it and derives everything else. */
export const collections = { pages: defineCollection({ loader: pagesLoader }) }
