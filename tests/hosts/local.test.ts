import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, startServer } from '../../deploy/local/server.ts'
import { keepsTheContract } from './contract.ts'
import { type Host, hostAt } from './rules/rule.ts'

describe('the server behind npm start', () => {
  let server: RunningServer
  let host: Host
  beforeAll(async () => {
    server = await startServer('dist')
    host = hostAt(server.origin, 'dist')
  })
  afterAll(() => server.stop())

  keepsTheContract(() => host)
})
