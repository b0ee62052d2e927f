import type { ViteDevServer } from 'vite'

/**
 * Vite tells a change to the tabs that listen, and a page listens only once its scripts run. One that was made before
 * a change and listens after it would stay old if another tab was told. So each page carries when it was made and
 * says so when it starts to listen; if it is old by then, it comes anew.
 */
export const sayWhenMade = `
import { createHotContext } from '/@vite/client'
const made = performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({ name }) => name === 'made')
if (made) createHotContext('/latecomer').send('page-made', made.duration)
`

export function tellLatecomers({ environments, middlewares }: ViteDevServer): void {
  const { hot } = environments.client
  let lastChange = 0
  middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes('text/html'))
      response.setHeader('server-timing', `made;dur=${performance.now()}`)
    next()
  })
  hot.send = new Proxy(hot.send, {
    apply(send, self, [told, ...data]) {
      if (told.type === 'full-reload') lastChange = performance.now()
      return Reflect.apply(send, self, [told, ...data])
    },
  })
  hot.on('page-made', (made: number, tab) => {
    if (made < lastChange) tab.send({ type: 'full-reload' })
  })
}
