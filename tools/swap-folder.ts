import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in the place of another. Nobody who reads there finds half of either. */
export function swapFolder(finished: string, place: string): void {
  const old = `${finished}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(finished, place)
  rmSync(old, { recursive: true, force: true })
}
