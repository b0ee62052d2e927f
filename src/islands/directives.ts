import load from 'astro/runtime/client/load.js'
import visible from 'astro/runtime/client/visible.js'
import intent from './intent-directive.ts'

/** The ways in which islands of this site wake; `only` is the gallery's. */
Object.assign(self, { Astro: { load, only: load, visible, intent } })
