import { deskServer } from './edit/server.ts'

/** Opens the desk, where content is edited in forms: npm run edit */

const port = Number(process.env['PORT'] ?? 4322)
const server = deskServer('.')
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(`Port ${port} cannot be opened (${error.code}). Choose another: PORT=${port + 1} npm run edit`)
  process.exit(1)
})
// This machine only: whoever reaches the desk can change the site.
server.listen(port, '127.0.0.1', () => console.log(`The desk is at http://localhost:${port} (Ctrl+C stops it)`))
