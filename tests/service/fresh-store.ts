import { join } from 'node:path'
import { beforeEach, onTestFinished } from 'vitest'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore, type Store } from '../../service/store/store.ts'
import { folderOfTest } from '../support/scratch.ts'

interface Fresh {
  file: string
  database: ReturnType<typeof openSqlite>
  store: Store
}

/** Has a database of its own for each test of a file. */
export function freshStore(): Fresh {
  const fresh = {} as Fresh
  beforeEach(async () => {
    const file = join(folderOfTest(), 'messages.db')
    const database = openSqlite(file)
    onTestFinished(database.close)
    Object.assign(fresh, { file, database, store: await openStore(database) })
  })
  return fresh
}
