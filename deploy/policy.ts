/** The content security policy: part of it stands in each page, part in a header, and browsers hold pages to both. */

/** What a page may load. Astro adds its own scripts and styles, by their hashes. */
export const pageDirectives = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "manifest-src 'self'",
] as const

/** Cloudflare takes lines of at most 2,000 characters. */
const longest = 1_900

/**
 * The policy that every answer carries: what a page cannot say about itself, and what all pages have in common. Each
 * page has styles of its own, and their hashes together are longer than hosts take: here styles may stand in any
 * document, drawings that are opened alone too, and each page lets through but its own.
 */
export function headerPolicy(scripts: readonly string[], drawnInBrowser = false): string {
  const policy = [
    ...pageDirectives,
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${scripts.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "frame-ancestors 'none'",
    // No text of ours ever becomes markup or a script in the browser, so nothing may.
    ...(drawnInBrowser ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
  if (policy.length > longest)
    throw new Error(
      `The policy has ${policy.length} characters, at most ${longest}: pages carry ${scripts.length} different scripts. Put those that differ from page to page into a file.`,
    )
  return policy
}
