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

/** Tries all of them: several hosts at a time, and each host one link after another, with a pause between. */
export async function tryAll(
  links: Iterable<string>,
  { pause = 1_000, atOnce = 4, ...asking }: Asking & { pause?: number; atOnce?: number },
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
  await Promise.all(Array.from({ length: atOnce }, worker))
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
