import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = ['build', 'content', 'deploy', 'public', 'src', 'astro.config.ts', 'package.json', 'tsconfig.json']

/** Copies what a build needs to a folder of its own, where content may be changed at will. Returns the folder. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const part of parts) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}
