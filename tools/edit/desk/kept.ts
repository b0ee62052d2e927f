import type { Opened } from '../types.ts'

/** What was typed and not saved stays in this tab, so that a reload or another file loses nothing. */

const prefix = 'desk:'

export function kept(path: string): Opened | undefined {
  const text = sessionStorage.getItem(prefix + path)
  return text ? JSON.parse(text) : undefined
}

export function keep(path: string, form: Opened | undefined): void {
  if (!form) sessionStorage.removeItem(prefix + path)
  else sessionStorage.setItem(prefix + path, JSON.stringify(form))
}

export const unsavedFiles = () =>
  new Set(
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  )
