import { defineCollection } from 'astro:content'
import { contentLoader } from './model/loader.ts'

/** The one gate through which content enters; src/model/ checks it, src/site/ derives everything else. */
export const collections = { content: defineCollection({ loader: contentLoader }) }
