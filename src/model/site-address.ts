import { fileReader } from './content-files.ts'
import { type Placeholder, readPlaceholders, standInsIn } from './launch/placeholders.ts'
import { stop } from './parse.ts'
import { type Problem, printed, problemsOf } from './problems.ts'
import { type Company, companySchema, origin } from './schema/facts.ts'

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

export type Environment = Readonly<Record<string, string | undefined>>

/** Whether somebody said that placeholders may stay: PLACEHOLDERS=allow */
export function allowsPlaceholders({ PLACEHOLDERS: setting }: Environment): boolean {
  if (setting && setting !== 'allow')
    throw stop(
      'PLACEHOLDERS',
      'environment',
      `is "${setting}", which is not known.`,
      'Set it to allow, which lets a site with placeholders be built and published, or unset it.',
    )
  return setting === 'allow'
}

/** What is left to replace. A real SITE_URL stands in the place of the address in the facts. */
export function placeholdersLeft(root: string, { SITE_URL: setting }: Environment): Placeholder[] {
  const isReplaced = setting && isPublic(setting)
  return readPlaceholders(root).filter(
    ({ file, field }) => !(isReplaced && file === 'content/company.yaml' && field === 'site'),
  )
}

/** Why a build is not made: its address is a real one, and placeholders are left. Undefined where it may be. */
export function refusal(root: string, environment: Environment): string | undefined {
  const company = fileReader(root, { withDrafts: false }).yaml('content/company.yaml', companySchema)
  const { site, problems } = siteAddress(company?.site ?? '', environment['SITE_URL'])
  // What is wrong with the facts or the setting the build tells, with all that is wrong elsewhere.
  if (allowsPlaceholders(environment) || !company || problems.length > 0 || !isPublic(site)) return undefined
  const left = placeholdersLeft(root, environment)
  if (left.length === 0) return undefined
  const count = left.length === 1 ? 'a placeholder is' : `${left.length} placeholders are`
  return `Not built: ${site} is a real address, and ${count} left.\n\n${left.map(printed).join('\n\n')}\n\nReplace what is listed; npm run dev marks it in the pages. To build all the same: PLACEHOLDERS=allow npm run build\n`
}
