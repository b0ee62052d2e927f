import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { claims, unfair } from './claims.ts'
import { passagesOf } from './reading.ts'
import {
  type Found,
  type Said,
  saidOn,
  tellEach,
  unquoted,
  type Written,
  writtenInYaml,
  type YamlFiles,
} from './texts.ts'

const denied =
  /(?:\b(?:no|not(?! only)|never|nothing|none|nobody|neither|nor|cannot|without|few|hardly|beware|wary|myths?|scam\w*|fraud\w*|so-called|anyone|anybody|whoever|those who|someone|somebody|if|whether|who (?:says?|claims?|promises?|offers?))\b|n['’]t\b)/i
const deniedBehind =
  /^ (?:only|unless)\b|^(?: (?:by|to|in|with))? (?:nobody|nothing|none|no)\b|^s?\)? (?:do|does|is|are|was|were|can|will|would)(?:n['’]t| not|not| never| an? (?:\w+ )?(?:warning|sign|scam|fraud|myth|lie))\b/i
/** Where one clause ends, a denial in it ends, too. */
const clause = /[;:]|, (?:and|but|so|because|as|while)\b/

/** Not the US. */
const speaksOfUs = /\b(?:[Ww]e|[Oo]urs?|us|[Tt]he group)\b|\{\{name\}\}/
const isExample = /\b(?:suppose|imagine|assume|example|invented|hypothetical|illustrat\w+)\b/i

/** Who says it: a page of ours, an article, which may report of others, or a position, which asks for people. */
type Voice = 'ours' | 'article' | 'position'

/** The claims in a text, as they are written there. `names` are the company's own. */
export function claimsIn(
  text: string,
  names: readonly string[] = [],
  voice: Voice = 'ours',
): (Found & { isDoubtful: boolean })[] {
  const named = names.reduce((said, name) => said.replaceAll(name, '{{name}}'), text)
  const rows = [...(anyClaim.test(named) ? patterns : []), ...(voice === 'position' ? unfairPatterns : [])]
  if (rows.length === 0) return []
  return passagesOf(unquoted(named)).flatMap((passage) =>
    passage.endsWith('?')
      ? []
      : rows
          // An article reports of others; whatever else is no promise of ours may still be one.
          .filter(({ ours }) => (voice !== 'article' || speaksOfUs.test(passage)) && !(ours && isExample.test(text)))
          .flatMap(({ found, cure, ours }) =>
            [...passage.matchAll(found)]
              .filter(({ 0: written, index }) => {
                const before = passage.slice(0, index).split(clause).at(-1) ?? ''
                return !denied.test(before) && !deniedBehind.test(passage.slice(index + written.length))
              })
              .map(({ 0: written }) => ({
                written: written.replaceAll('{{name}}', names[0] ?? '').replace(/^\W+/, ''),
                cure,
                // A heading, a fact or a cell speaks of what the page offers.
                isDoubtful: Boolean(ours) && /[.;:]$/.test(passage) && !speaksOfUs.test(passage),
              })),
          ),
  )
}

const patterns = claims.map(({ says, why, ours }) => ({
  found: new RegExp(says, 'gi'),
  cure: `Say it without the claim: ${why}.`,
  ours,
}))
const unfairPatterns = unfair.map(({ says, cure }) => ({ found: new RegExp(says, 'gi'), cure, ours: undefined }))
/** Most texts have none, and are looked through once. */
const anyClaim = new RegExp(claims.map(({ says }) => says).join('|'), 'i')

type Claiming = YamlFiles & { pages: readonly Page[] }

/** What pages, the menu, the footer and the company's own words claim. */
export const claimProblems = (content: Claiming) => claimed(content, false)

/** What may be a claim: a sentence that promises something, and does not say of whom. */
export const claimWarnings = (content: Claiming) => claimed(content, true)

function claimed(content: Claiming, doubtful: boolean): Problem[] {
  const { name, shortName } = content.company
  const pages = content.pages.map((page) => ({
    file: page.file,
    said: saidOn(page),
    voice: page.kind === 'article' || page.kind === 'position' ? page.kind : ('ours' as const),
  }))
  return [...pages, ...writtenInYaml(content)].flatMap(({ file, said, voice = 'ours' }: Written & { voice?: Voice }) =>
    tellEach(
      { file, said: paired(said) },
      (text) => claimsIn(text, [name, shortName], voice).filter(({ isDoubtful }) => isDoubtful === doubtful),
      (written) => `claims "${written}"`,
    ),
  )
}

/** A value says it of its label: "Target return: 8%". */
function paired(said: readonly Said[]): Said[] {
  return said.map(({ field, text }, i) => {
    const above = said[i - 1]
    const isValue = field.endsWith('.value') && above?.field === field.replace(/value$/, 'label')
    return { field, text: isValue ? `${above.text}: ${text}` : text }
  })
}
