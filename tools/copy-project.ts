import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build needs beside content and packages. */
export const buildParts = [
  'build',
  'deploy',
  'public',
  'service',
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Copies what a build needs to a folder of its own, where content may be changed at will, with this site's content or
 * that of another folder. Returns the folder.
 */
export function copyProject(content = 'content'): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const part of buildParts) if (existsSync(part)) cpSync(part, join(root, part), { recursive: true })
  cpSync(content, join(root, 'content'), { recursive: true })
  linkPackages(join(root, 'node_modules'))
  return root
}

/** What builds write between the packages: shared, one build would read what another is writing. */
const ownCaches = new Set(['.astro', '.vite', '.vite-temp'])

function linkPackages(folder: string): void {
  mkdirSync(folder)
  for (const name of readdirSync('node_modules'))
    if (!ownCaches.has(name)) symlinkSync(resolve('node_modules', name), join(folder, name))
}

/** Puts a finished folder in the place of another. Nobody who reads there finds half of either. */
export function swapFolder(finished: string, place: string): void {
  const old = `${finished}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(finished, place)
  rmSync(old, { recursive: true, force: true })
}
