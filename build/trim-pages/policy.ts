import { createHash } from 'node:crypto'

/** A text as the content security policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The hashes a policy names. */
export function hashesIn(policy: string): string[] {
  return policy.match(/sha256-[^']+/g) ?? []
}

/** The policy with these hashes and no others: each is 44 letters that no compression helps. */
export function withHashes(policy: string, hashes: { script: readonly string[]; style: readonly string[] }): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      const own = name === 'script-src' ? hashes.script : name === 'style-src' ? hashes.style : []
      const kept = sources.filter((source) => !source.startsWith("'sha256-"))
      return [name, ...kept, ...own.map((hash) => `'${hash}'`)].join(' ')
    })
    .join(';')
}
