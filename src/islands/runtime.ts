// What wakes islands, in the order it must run: the element starts its islands as soon as it is defined.
import './directives.ts'
import 'astro/runtime/server/astro-island.js'
