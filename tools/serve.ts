import { serveSite } from './with-server.ts'

/** Serves dist/, or the folder named. */
await serveSite(process.argv[2] ?? 'dist')
