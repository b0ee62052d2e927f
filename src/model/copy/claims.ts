import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { passagesOf } from './reading.ts'
import { proseOf } from './texts.ts'

/**
 * What nobody may claim here, and why. It stands in code, not in content: a rule that an editor can take out in passing
 * protects nobody. A sentence that denies a claim, asks about it or quotes it makes none.
 */

const money =
  '(?:returns?|profits?|incomes?|yields?|gains?|interest|growth|performance|payouts?|dividends?|principal|capital)'
const us = '(?:\\bwe|{{name}}|\\bthe group|\\bour [\\w ]{2,30}?)'
const weAre = `${us}(?: is| are|['’]re)`
const who =
  '(?:advis[eo]r|bank|brand|broker|company|consultancy|experts?|firm|fund|group|manager|name|platform|provider|software|supplier|team)s?'

const claims: readonly { says: string; why: string }[] = [
  {
    says: `guarante(?:e|ed|es|eing)\\b(?:\\W+\\w+){0,4}?\\W+${money}|${money}\\b(?:,? [\\w%$.]+){0,4}? (?:is|are|be|comes?|stays?)(?: (?:always|fully|also))? guaranteed`,
    why: 'nobody can guarantee what an investment earns or keeps, and in most places saying so is against the law',
  },
  {
    says: `\\b(?:assured|surefire|sure-fire|risk-?less)[- ]${money}|${money}\\b(?: \\w+)? (?:is|are)(?: \\w+)? assured`,
    why: 'what an investment earns is never assured',
  },
  {
    says: '\\brisk[- ]free\\b(?![- ](?:rate|asset|benchmark|curve))|\\b(?:zero|no)[- ]risk(?=\\s*(?:$|[.,;:)]|to (?:you|your)|of los|at all|whatsoever|involved|investment))|\\bwithout (?:any )?risk\\b',
    why: 'every investment and every service carries a risk',
  },
  {
    says: "\\b(?:can(?:not|['’]t)|(?:can |could |will )?never|won['’]t|will not) loses?(?= (?:any |your |a )?(?:money|cent|dollar|capital|principal|investment|savings|anything)|\\s*(?:$|[.,;:)]))",
    why: 'whoever invests can lose money',
  },
  {
    says: `\\balways (?:pays(?: out| off)?|earns?|wins?|profits?|makes? money|goes up|rises?)\\b|\\b(?:double|triple) your money\\b|\\bget rich\\b|${us}(?: \\w+)? (?:beats?|outperforms?) the market`,
    why: 'what happened so far says nothing certain about what comes',
  },
  {
    says: '\\b(?:100 ?%|completely|perfectly|absolutely|totally) (?:safe|secure|guaranteed|protected)\\b|\\b(?:unhackable|hack-?proof|military-grade|bank-grade)\\b',
    why: 'nothing is safe from everything',
  },
  {
    says: '\\b(?:FDIC|SIPC|FSCS|SDIC)[- ](?:insured|protected|covered|backed)|\\b(?:insured|protected|backed) by (?:the )?(?:FDIC|SIPC|FSCS|SDIC)\\b',
    why: 'we take no deposits, so no deposit insurance stands behind anything here, and saying so is against the law',
  },
  {
    says: `\\b(?:SEC|FCA|MAS|FINRA|government)[- ](?:approved|endorsed|certified)|${weAre}(?: (?:all|also|duly|fully|now))? (?:regulated|licensed|authorized|supervised|approved)\\b`,
    why: 'a visitor must be able to look up who is licensed: list the firm under entities in content/company.yaml, with its register and number',
  },
  {
    says: `(?:#|\\bnumber |\\bno\\. ?)(?:1|one) (?:in|for|choice|${who})\\b|\\b(?:market|industry|world)[- ](?:leading|leaders?)\\b|\\b(?:an?|the|our|your) (?:\\w+ )?leading ${who}\\b|${weAre} (?:an?|the) (?:\\w+ )?(?:best|leading|largest|leaders?)\\b|\\bthe best (?:choice|firm|funds?|platform|provider|returns?)\\b|\\bbest in the (?:world|market|business|industry)\\b`,
    why: 'nobody can check it; say what is done here and let the reader compare',
  },
  {
    says: '\\baward-winning\\b|\\btrusted by (?:hundreds|thousands|millions|over|more than|leading|\\d)',
    why: 'nobody can check it; name the award or the clients, with their leave, or leave it out',
  },
]

const denied =
  /(?:\b(?:no|not(?! only)|never|nothing|none|nobody|neither|nor|cannot|without|hardly|beware|wary|scams?|frauds?|anyone|anybody|whoever|those who|someone|somebody|if)\b|n['’]t\b)/i
const deniedBehind =
  /^s?\)? (?:do|does|is|are|was|were|can|will|would)(?:n['’]t| not|not| never| an? (?:\w+ )?(?:warning|sign|scam|fraud|myth|lie))\b/i
/** Where one clause ends, a denial in it ends, too. */
const clause = /[;:]|, (?:and|but|so|because|as|while)\b/

/** The claims in a text, as they are written there. `names` are the company's own. */
export function claimsIn(text: string, names: readonly string[] = []): { written: string; why: string }[] {
  const named = names.reduce((said, name) => said.replaceAll(name, '{{name}}'), text)
  if (!anyClaim.test(named)) return []
  return passagesOf(named.replaceAll(/["“][^"”]*["”]/g, '""')).flatMap((passage) =>
    passage.endsWith('?')
      ? []
      : patterns.flatMap(({ found, why }) =>
          [...passage.matchAll(found)]
            .filter(({ 0: written, index }) => {
              const before = passage.slice(0, index).split(clause).at(-1) ?? ''
              return !denied.test(before) && !deniedBehind.test(passage.slice(index + written.length))
            })
            .map(({ 0: written }) => ({ written: written.replaceAll('{{name}}', names[0] ?? ''), why })),
        ),
  )
}

const patterns = claims.map(({ says, why }) => ({ found: new RegExp(says, 'gi'), why }))
/** Most texts have none, and are looked through once. */
const anyClaim = new RegExp(claims.map(({ says }) => says).join('|'), 'i')

/** The company's own words are looked through as well. */
export function claimProblems(pages: readonly Page[], { name, shortName, tagline, notice }: Company): Problem[] {
  const facts = [
    { file: 'content/company.yaml', field: 'tagline', texts: [tagline] },
    { file: 'content/company.yaml', field: 'notice', texts: [notice] },
  ]
  return [...facts, ...pages.map((page) => ({ file: page.file, field: 'text', texts: proseOf(page) }))].flatMap(
    ({ file, field, texts }) =>
      texts.flatMap((text) =>
        claimsIn(text, [name, shortName]).map(({ written, why }) => ({
          file,
          field,
          what: `claims "${written}" in: ${text}`,
          cure: `Say it without the claim: ${why}.`,
        })),
      ),
  )
}
