import type { Conflict, Listing, Opened, Sent, Verdict } from '../types.ts'

/** Asks the desk's server. What it refuses, it says why; where it does not answer at all, that is said. */
async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, options).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    throw new Error('The desk does not answer. Start it again (npm run edit); this page keeps what you typed.')
  })
  const answer = await response.json()
  if (answer.error) throw new Error(answer.error)
  return answer
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

export const list = () => ask<Listing>('/list')
export const open = (path: string) => ask<Opened>(`/file?${query({ path })}`)
export const model = (choice: { folder: string; like: string; name: string }) => ask<Opened>(`/model?${query(choice)}`)
export const judge = (how: 'check' | 'save', sent: Sent, signal?: AbortSignal) =>
  ask<Verdict | Conflict>(`/${how}`, { method: 'POST', body: JSON.stringify(sent), ...(signal && { signal }) })
export const addImage = (path: string, file: File) =>
  ask<object>(`/image?${query({ path })}`, { method: 'POST', body: file })

const wordsFile = 'content/words.txt'

/** Adds a word that is right to those the spelling check knows, in the order of the alphabet. */
export async function addWord(word: string): Promise<void> {
  const { path, version, body } = await open(wordsFile).catch(() => ({ path: wordsFile, version: '', body: '' }))
  const lines = body.split('\n').filter(Boolean)
  const next = lines.findIndex((line) => !line.startsWith('#') && line.localeCompare(word, 'en') > 0)
  const known = lines.includes(word) ? lines : lines.toSpliced(next < 0 ? lines.length : next, 0, word)
  const told = await judge('save', {
    ...{ path, version, base: { body }, images: [], isText: true, anyway: true },
    body: `${known.join('\n')}\n`,
  })
  if ('contested' in told || !told.saved) throw new Error(`${wordsFile} was not written. Try again.`)
}
