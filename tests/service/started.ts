import { afterEach } from 'vitest'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { encoded, type Fields, formRequest, typed } from './message.ts'
import { startOnNode } from './start-on-node.ts'

export type Started = Awaited<ReturnType<typeof startOnNode>>

/** For the tests of a file: starts services, which end with each test. */
export function starter() {
  const running: Started[] = []
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop()
  })
  return async (options?: Parameters<typeof startOnNode>[0]): Promise<Started> => {
    const service = await startOnNode(options)
    running.push(service)
    return service
  }
}

export const send = ({ origin }: Started, fields: Fields = typed, headers?: Record<string, string>) =>
  fetch(formRequest(origin, encoded(fields), headers))

export async function kept({ file }: Started): Promise<number> {
  const database = openSqlite(file)
  const messages = await (await openStore(database)).list()
  database.close()
  return messages.length
}
