import { askedPort } from './serving.ts'

/** npm run dev: Astro's own server, on the port that PORT names. In one process, as npm start is. */

// Whoever names a port to Astro itself has it from Astro.
if (!process.argv.includes('--port')) process.argv.push('--port', String(await askedPort('npm run dev')))
process.argv.splice(2, 0, 'dev')
await import(import.meta.resolve('../node_modules/astro/bin/astro.mjs'))
