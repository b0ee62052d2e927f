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

/** What Astro reads the content from; it forgets this module, and all that import it, when the content changes. */
const contentModule = '\0astro:data-layer-content'

export function tellLatecomers({ environments, middlewares, ws }: ViteDevServer): void {
  const { client, ssr } = environments
  let lastChange = 0
  let inTheMaking = 0
  let changedMeanwhile = false
  middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    response.setHeader('server-timing', `made;dur=${performance.now()}`)
    inTheMaking++
    response.once('close', () => {
      inTheMaking--
      if (inTheMaking > 0 || !changedMeanwhile) return
      changedMeanwhile = false
      // What was on its way through Vite when Astro forgot the old content is kept as if it were new: forget it again.
      const module = ssr.moduleGraph.getModuleById(contentModule)
      if (module) ssr.moduleGraph.invalidateModule(module)
      ssr.hot.send('astro:content-changed', {})
      client.hot.send({ type: 'full-reload' })
    })
    next()
  })
  client.hot.send = new Proxy(client.hot.send, {
    apply(send, self, [told, ...data]) {
      if (told.type === 'full-reload') {
        lastChange = performance.now()
        if (inTheMaking > 0) changedMeanwhile = true
        // Vite would keep it for the first who listens, however new their page is.
        if (inTheMaking > 0 || ws.clients.size === 0) return
      }
      return Reflect.apply(send, self, [told, ...data])
    },
  })
  client.hot.on('page-made', (made: number, tab) => {
    if (made < lastChange) tab.send({ type: 'full-reload' })
  })
}
