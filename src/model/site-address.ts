import { standInsIn } from './launch/placeholders.ts'
import type { Problem } from './problems.ts'
import { problemsOf } from './problems.ts'
import { type Company, origin } from './schema/facts.ts'

/** Where the site is published: what the environment says, or else what content/company.yaml does. */
export function siteAddress(written: string, setting: string | undefined): { site: string; problems: Problem[] } {
  if (!setting) return { site: written, problems: [] }
  const checked = origin.safeParse(setting, { reportInput: true })
  if (checked.success) return { site: checked.data, problems: [] }
  const cure = 'Set it to an address such as https://www.example.com, or unset it: content/company.yaml has one.'
  const [first] = problemsOf('SITE_URL', checked.error)
  return { site: written, problems: first ? [{ ...first, field: 'environment', cure }] : [] }
}

/** Whether others could come there: it is neither an example nor one's own machine. */
export function isPublic(site: string): boolean {
  return standInsIn(site).length === 0 && !/(^|\.)localhost$/.test(new URL(site).hostname)
}

/** Told once a build: whoever publishes such a site sends search engines elsewhere. */
export function addressWarnings({ site }: Company): string[] {
  if (standInsIn(site).length === 0) return []
  return [
    `The site's address is ${site}, an example: set "site" in content/company.yaml, or SITE_URL, before it is published.`,
  ]
}
