import { serveSite } from './serve-site.ts'

/** Serves dist/, or the folder named. */
await serveSite(process.argv[2] ?? 'dist')
