import type { Opened, Typed } from '../types.ts'

/** What was typed and not saved stays in this tab, so that a reload or another file loses nothing. */

/** A form as it stands: what it was opened with, and what was made of it. */
export interface Kept extends Typed {
  base: Opened
  /** Images that were added, and wait for the text to be saved. */
  images: string[]
}

const prefix = 'desk:'
/** What the browser has no room for stays until a reload, of which the browser warns. */
const large = new Map<string, Kept>()

export function kept(path: string): Kept | undefined {
  const stored = JSON.parse(sessionStorage.getItem(prefix + path) ?? '{}')
  // One that an older desk kept says too little.
  return large.get(path) ?? (stored.base && stored)
}

export function keep(path: string, form: Kept | undefined): void {
  large.delete(path)
  sessionStorage.removeItem(prefix + path)
  if (!form) return
  try {
    sessionStorage.setItem(prefix + path, JSON.stringify(form))
  } catch {
    large.set(path, form)
  }
}

export const unsavedFiles = () =>
  new Set([
    ...large.keys(),
    ...Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  ])
