import { readFileSync } from 'node:fs'
import { oneLine } from '../service/read-form.ts'
import { contentFiles } from '../src/model/content-files.ts'
import { isPublic } from '../src/model/site-address.ts'

/** Tries the links that lead away from the site, and says which are dead or have moved: npm run links. Nothing else runs it. */

/** How a link did. Only what its server calls gone is dead: what refuses a program may well answer a reader. */
type Outcome = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'dead' | 'untried'; reason: string }

interface Asking {
  ask?: typeof fetch
  /** Who asks, so that a server's owner can find out. */
  agent: string
  patience?: number
}

/** Asks for what a link leads to, first without its body, and follows where it leads on. */
export async function tryLink(link: string, { ask = fetch, agent, patience = 20_000 }: Asking): Promise<Outcome> {
  const request = async (url: string, method: 'HEAD' | 'GET') => {
    const signal = AbortSignal.timeout(patience)
    const answer = await ask(url, {
      method,
      redirect: 'manual',
      signal,
      headers: { 'User-Agent': agent, Accept: '*/*' },
    })
    await answer.body?.cancel()
    return answer
  }
  let url = link
  let isForGood = true
  try {
    for (let hops = 0; hops <= 5; hops++) {
      let answer = await request(url, 'HEAD')
      // Some know no HEAD, and say all sorts of things about it.
      if (answer.status >= 400) answer = await request(url, 'GET')
      const { status, headers } = answer
      if (status === 404 || status === 410) return { kind: 'dead', reason: `${status}` }
      if (status >= 400) return { kind: 'untried', reason: `it answers ${status}` }
      const next = status >= 300 ? headers.get('location') : null
      if (next === null) return url !== link && isForGood ? { kind: 'moved', to: url } : { kind: 'fine' }
      isForGood &&= status === 301 || status === 308
      url = new URL(next, url).href
    }
    return { kind: 'untried', reason: 'it leads on and on' }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const reason = cause?.code ?? message
    return { kind: 'untried', reason: /ENOTFOUND|EAI_AGAIN/.test(reason) ? 'no such host, or no network' : reason }
  }
}

/** Tries all of them: four hosts at a time, and each host one link after another, with a pause between. */
export async function tryAll(
  links: Iterable<string>,
  { pause = 1_000, ...asking }: Asking & { pause?: number },
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const hosts = [...Map.groupBy(links, (link) => new URL(link).host).values()]
  const worker = async () => {
    for (let ours = hosts.pop(); ours; ours = hosts.pop())
      for (const link of ours) {
        outcomes.set(link, await tryLink(link, asking))
        await new Promise((done) => setTimeout(done, pause))
      }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return outcomes
}

/** An address of the web as texts have it, up to what closes it there. It may have brackets of its own. */
const written = /https?:\/\/(?:\([^\s()<>"'`]*\)|[^\s()<>"'`[\]{}|\\])+/g

/** Every outside address in some texts, with the names of the files that have it. */
export function linksIn(texts: Iterable<readonly [file: string, text: string]>): Map<string, string[]> {
  const links = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const [found] of text.matchAll(written)) {
      const link = found.replace(/[.,;:!?*]+$/, '')
      const files = links.get(link) ?? []
      if (URL.canParse(link)) links.set(link, files.includes(file) ? files : [...files, file])
    }
  return links
}

if (import.meta.main) {
  const files = contentFiles('.').filter((file) => /\.(?:md|ya?ml)$/.test(file))
  const links = linksIn(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const site = /^site: *["']?([^\s"']+)/m.exec(readFileSync('content/company.yaml', 'utf8'))?.[1] ?? ''
  const { real = [], examples = [] } = Object.groupBy(links.keys(), (link) => (isPublic(link) ? 'real' : 'examples'))
  const hosts = new Set(examples.map((link) => new URL(link).host))
  if (hosts.size > 0) console.log(`Left out, since they are examples: ${[...hosts].join(', ')}`)
  console.log(`Trying ${real.length} links, one at a time for each host.`)
  const outcomes = await tryAll(real, { agent: `website-link-check (${site}; npm run links)` })

  for (const [kind, title] of [
    ['dead', 'Dead'],
    ['moved', 'Moved for good'],
    ['untried', 'Could not be tried'],
  ] as const) {
    const found = [...outcomes].filter(([, outcome]) => outcome.kind === kind)
    console.log(`\n${title}: ${found.length || 'none'}`)
    for (const [link, outcome] of found) {
      const how = 'to' in outcome ? `now ${outcome.to}` : 'reason' in outcome ? outcome.reason : ''
      console.log(`  ${oneLine(link)}\n    ${oneLine(how)}\n    in ${links.get(link)?.join(', ')}`)
    }
    if (kind === 'dead' && found.length > 0) process.exitCode = 1
  }
}
