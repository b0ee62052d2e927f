import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { tellLatecomers } from './latecomers.ts'

test('a page in the making delays the word of a change, which is then told once, the old content forgotten', () => {
  const server = fakeServer()
  const page = server.askForPage()
  server.change()
  server.change()
  expect(server.told).toEqual([])
  page.emit('close')
  expect(server.told).toEqual(['forgotten: content', 'astro:content-changed', 'full-reload'])
  server.askForPage().emit('close')
  expect(server.told).toHaveLength(3)
})

test('a change is told at once while no page is in the making, and not kept where nobody listens', () => {
  const server = fakeServer()
  server.change()
  expect(server.told).toEqual(['full-reload'])
  server.tabs.clear()
  server.change()
  expect(server.told).toEqual(['full-reload'])
})

/** What a dev server is asked here, and what it told. */
function fakeServer() {
  const told: string[] = []
  const tabs = new Set(['a tab'])
  const say = (message: string | { type: string }) => told.push(typeof message === 'string' ? message : message.type)
  const client = { hot: { send: say, on: () => {} } }
  const moduleGraph = {
    getModuleById: () => 'content',
    invalidateModule: (module: string) => told.push(`forgotten: ${module}`),
  }
  let middleware: (request: object, response: object, next: () => void) => void = () => {}
  const middlewares = { use: (given: typeof middleware) => (middleware = given) }
  tellLatecomers({
    environments: { client, ssr: { moduleGraph, hot: { send: say } } },
    middlewares,
    ws: { clients: tabs },
  } as unknown as Parameters<typeof tellLatecomers>[0])
  return {
    told,
    tabs,
    change: () => client.hot.send({ type: 'full-reload' }),
    askForPage() {
      const response = Object.assign(new EventEmitter(), { setHeader: () => {} })
      middleware({ headers: { accept: 'text/html' } }, response, () => {})
      return response
    },
  }
}
