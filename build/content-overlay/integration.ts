import { subscribe } from 'node:diagnostics_channel'
import type { AstroIntegration } from 'astro'
import { spoken } from '../../src/lib/names.ts'
import { escaped, sheet } from '../../src/lib/sheet.ts'
import { type Problem, placeOf, problemsChannel } from '../../src/model/problems.ts'
import { sayWhenMade, tellLatecomers } from './latecomers.ts'

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

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem }
  li { margin: 1.5rem 0; overflow-wrap: anywhere }
  h2, p { margin: 0; font-size: 1rem }
  code { font-family: ui-monospace, monospace }
`

/** What the browser shows instead of a page. Vite's script in it waits for the content to be mended. */
export function problemsPage(problems: readonly Problem[]): string {
  const heading = problems.length === 1 ? 'The content has a problem' : `The content has ${problems.length} problems`
  return sheet(
    heading,
    style,
    `<script type="module">${sayWhenMade}</script>
<p>Save the file when it is mended: the page comes back by itself.</p>
<ol>
${problems.map(entry).join('\n')}
</ol>`,
  )
}

function entry(problem: Problem): string {
  const [place, field, what, cure] = [placeOf(problem), spoken(problem.field), problem.what, problem.cure].map(escaped)
  return `<li><h2><code>${place}</code></h2><p><b>${field}</b> ${what}</p><p>${cure}</p></li>`
}
