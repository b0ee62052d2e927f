import { subscribe } from 'node:diagnostics_channel'
import type { AstroIntegration } from 'astro'
import { type Problem, problemsChannel } from '../../src/model/problems.ts'
import { sayWhenMade, tellLatecomers } from './latecomers.ts'
import { problemsPage } from './page.ts'

/**
 * While anything is wrong with the content, `npm run dev` answers every page with a list of it; what is wrong with a
 * draft stands at that draft. The list makes room
 * for the page by itself: Astro reloads the browser when the loader hands over content again.
 */
export function contentOverlay(): AstroIntegration {
  return {
    name: 'content-overlay',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', sayWhenMade)
      },
      'astro:server:setup': ({ server }) => {
        tellLatecomers(server)
        let problems: readonly Problem[] = []
        subscribe(problemsChannel, (told) => {
          problems = told as readonly Problem[]
          if (problems.some(({ page }) => !page)) server.environments.client.hot.send({ type: 'full-reload' })
        })
        server.middlewares.use((request, response, next) => {
          const address = request.url?.replace(/[?#].*/, '')
          const here = problems.filter(({ page }) => !page || page === address)
          if (here.length === 0 || !request.headers.accept?.includes('text/html')) return next()
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          response.end(problemsPage(here))
        })
      },
    },
  }
}
