import { deskServer } from './edit/server.ts'
import { askedPort } from './with-server.ts'

/** Opens the desk, where content is edited in forms: npm run edit */

const port = await askedPort('npm run edit', 4325)
const server = deskServer('.')
// This machine only: whoever reaches the desk can change the site.
server.listen(port, '127.0.0.1', () => console.log(`The desk is at http://localhost:${port} (Ctrl+C stops it)`))
