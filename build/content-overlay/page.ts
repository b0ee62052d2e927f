import { spoken } from '../../src/lib/names.ts'
import { type Problem, placeOf } from '../../src/model/problems.ts'
import { sayWhenMade } from './latecomers.ts'

/** What the browser shows instead of a page. Vite's script in it waits for the content to be mended. */
export function problemsPage(problems: readonly Problem[]): string {
  const heading = problems.length === 1 ? 'The content has a problem' : `The content has ${problems.length} problems`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem }
  li { margin: 1.5rem 0; overflow-wrap: anywhere }
  h2, p { margin: 0; font-size: 1rem }
  code { font-family: ui-monospace, monospace }
</style>
<script type="module">${sayWhenMade}</script>
<h1>${heading}</h1>
<p>Save the file when it is mended: the page comes back by itself.</p>
<ol>
${problems.map(entry).join('\n')}
</ol>
`
}

function entry(problem: Problem): string {
  const [place, field, what, cure] = [placeOf(problem), spoken(problem.field), problem.what, problem.cure].map(escaped)
  return `<li><h2><code>${place}</code></h2><p><b>${field}</b> ${what}</p><p>${cure}</p></li>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
