import { createHash } from 'node:crypto'

/** A text as the content security policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Puts new styles in the place of those the policy lets through, and lets them through instead. */
export function swapStyles(html: string, before: string, after: string): string {
  if (!html.includes(hashOf(before)))
    throw new Error('The content security policy has no hash for the styles of this page.')
  return html.replace(before, () => after).replace(hashOf(before), hashOf(after))
}

/** Takes out of the policy what the page no longer carries: every hash is 44 letters that no compression helps. */
export function dropIdleHashes(html: string): string {
  const inline = [...html.matchAll(/<(?:script|style)(?: type="\w+")?>([\s\S]*?)<\/(?:script|style)>/g)]
  const inUse = new Set(inline.map(([, text = '']) => hashOf(text)))
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replaceAll(/ '(sha256-[^']+)'/g, (written, hash: string) => (inUse.has(hash) ? written : '')),
  )
}
