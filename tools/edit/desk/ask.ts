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
