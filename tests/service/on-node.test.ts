import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { folderOfFile } from '../support/scratch.ts'
import { serviceSuite } from './service-suite.ts'
import { startOnNode } from './start-on-node.ts'
import { storeSuite } from './store-suite.ts'

const folder = folderOfFile()
let count = 0
const open: { close: () => void }[] = []
afterAll(() => {
  for (const database of open) database.close()
})

storeSuite('SQLite', async () => {
  const database = openSqlite(join(folder, `${count++}.db`))
  open.push(database)
  return database
})

serviceSuite('Node with SQLite', async () => {
  const { origin, file, stop } = await startOnNode()
  const database = openSqlite(file)
  return {
    origin,
    ask: fetch,
    store: await openStore(database),
    stop: async () => {
      database.close()
      await stop()
    },
  }
})
