import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { onceEach } from '../remembered.ts'
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

/**
 * What nobody may claim here, and why. It stands in code, not in content: a rule that an editor can take out in passing
 * protects nobody. A sentence that denies a claim, asks about it or quotes it makes none.
 */

const unchecked =
  'nobody can check it: name the award, the certificate or the clients, with their leave and the place to look it up, or leave it out'
const begin = '(?<=^|[.?!] )'
const money =
  '(?:returns?|profits?|incomes?|yields?|gains?|interest|growth|performance|payouts?|dividends?|principal|capital)'
const us = '(?:\\bwe\\b|{{name}}|\\bthe group\\b|\\bour [\\w ]{2,30}?)'
const weAre = `${us}(?: itself| ourselves)?(?: is| are|['’]re)`
const percent = '\\d+(?:\\.\\d+)?(?: ?(?:[–-]|to) ?\\d+(?:\\.\\d+)?)?%'
const lately = '(?:fully|duly|also|now|all|always|completely)'
const product =
  '(?:(?:the|this|our|every|each) )?(?:funds?|group|firm|company|vehicle|platform|product|units?|app|service|software)'
const authority =
  '(?:the )?(?:FCA|SEC|MAS|FINRA|CFTC|BaFin|ESMA|CSSF|Financial Conduct Authority|Securities and Exchange Commission|Monetary Authority)'
const many = '(?:\\d[\\d,.]*\\+?|hundreds|thousands|dozens|millions)(?: (?:of|thousand|million))*'
const crowd =
  '(?:clients?|customers?|users?|investors?|holders?|members?|employees|people|experts|companies|firms|families|countries|downloads)'
const who =
  '(?:advis[eo]r|bank|brand|broker|company|consultancy|experts?|firm|fund|group|manager|name|platform|provider|software|supplier|team)s?'

/** A row that is `ours` is a claim where we speak of ourselves: an article may report it of others. */
const claims: readonly { says: string; why: string; ours?: true }[] = [
  {
    says: `guarante(?:e|ed|es|eing)\\b(?:\\W+\\w+){0,4}?\\W+${money}|${money}\\b(?:,? [\\w%$.]+){0,4}? (?:is|are|be|comes?|stays?)(?: (?:always|fully|also))? guaranteed`,
    why: 'nobody can guarantee what an investment earns or keeps, and in most places saying so is against the law',
  },
  {
    says: `\\b(?:assured|surefire|sure-fire|risk-?less)[- ]${money}|${money}\\b(?: \\w+)? (?:is|are)(?: \\w+)? (?:assured|certain|sure)\\b|\\b(?:you|holders|investors|clients) (?:will|are (?:sure|bound|certain) to) (?:make|earn|see|get) (?:an? )?(?:\\w+ )?(?:profit|gain|return)s?\\b`,
    why: 'what an investment earns is never assured',
  },
  {
    says: '\\brisk[- ]free\\b(?![- ](?:rate|asset|benchmark|curve))|\\b(?:zero|no)[- ]risk(?=\\s*(?:$|[.,;:)]|to (?:you|your)|of los|at all|whatsoever|involved|investment))|\\bwithout (?:any )?risk\\b',
    why: 'every investment and every service carries a risk',
  },
  {
    says: "\\b(?:can(?:not|['’]t)|(?:can |could |will )?never|won['’]t|will not) loses?(?= (?:any |your |a )?(?:money|cent|dollar|capital|principal|investment|savings|anything)|\\s*(?:$|[.,;:)]))|\\bno (?:chance|way|possibility) (?:of losing|to lose)\\b",
    why: 'whoever invests can lose money',
  },
  {
    says: `\\balways (?:pays(?: out| off)?|earns?|wins?|profits?|makes? money|goes up|rises?)\\b|\\b(?:double|triple) your money\\b|\\bget rich\\b|\\bfinancial freedom\\b|\\balways (?:kept|keeps?|held|holds?) (?:its|their) value\\b|\\bincome for life\\b|\\bprices? (?:will )?(?:only|always) (?:go up|rise)\\b|${us}(?: \\w+)? (?:beats?|outperforms?) the market`,
    why: 'what happened so far says nothing certain about what comes',
  },
  {
    says: '\\b(?:100 ?%|completely|perfectly|absolutely|totally) (?:safe|secure|guaranteed|protected)\\b|\\b(?:unhackable|hack-?proof|(?:military|bank)-(?:grade|level))\\b',
    why: 'nothing is safe from everything',
  },
  {
    says: '\\b(?:FDIC|SIPC|FSCS|SDIC)[- ](?:insured|protected|covered|backed)|\\b(?:insured|protected|backed) by (?:the )?(?:FDIC|SIPC|FSCS|SDIC)\\b',
    why: 'we take no deposits, so no deposit insurance stands behind anything here, and saying so is against the law',
  },
  {
    says: `\\b(?:SEC|FCA|MAS|FINRA|government)[- ](?:approved|endorsed|certified)|${weAre}(?: (?:all|also|duly|fully|now))? (?:regulated|licensed|authorized|supervised|approved)\\b(?! (?:under|from|drivers|by (?:the (?:year|person|owner)|two))\\b)`,
    why: 'a visitor must be able to look up who is licensed: list the firm under entities in content/company.yaml, with its register and number',
  },
  {
    says: `(?:#|\\bnumber |\\bno\\. ?)(?:1|one) (?:in|for|choice|${who})\\b|\\b(?:market|industry|world)[- ](?:leading|leaders?)\\b|\\b(?:an?|the|our|your) (?:\\w+ )?leading ${who}\\b|${weAre} (?:an?|the) (?:\\w+ )?(?:best|leading|largest|leaders?)\\b|\\b(?:most trusted|cheapest|safest|finest) ${who}\\b|\\b(?:unbeatable|unrivaled)\\b|\\bthe best (?:choice|firm|funds?|platform|provider|returns?)\\b|\\bbest in the (?:world|market|business|industry)\\b`,
    why: 'nobody can check it; say what is done here and let the reader compare',
  },
  {
    says: '\\baward-winning\\b|\\btop-rated\\b|\\bfive-star (?:rat|review|service)|\\brated (?:\\d|five) stars\\b|\\bas seen (?:on|in) (?!the |figure|table)|\\btrusted by (?:hundreds|thousands|millions|over|more than|leading|\\d)',
    why: unchecked,
  },
  {
    ours: true,
    says: `\\b(?:named|voted|rated|ranked) (?:(?:the|a|as|among|one of|its|by \\w+) )*(?:best|top|first|number one|no\\. 1|#1)(?!\\w)|\\b(?:named|voted|won)\\b[^.]{0,40} of the year\\b|\\b(?:won|received) (?:\\w+ ){1,4}(?:awards?|prizes?)\\b|\\b(?:SOC ?[123]|ISO ?\\d{4,5}|PCI(?: DSS)?|HIPAA|GDPR|B Corp)[- ](?:\\w+[- ])?(?:certified|compliant|accredited|audited|approved)|${weAre}(?: ${lately})? (?:certified|accredited)\\b`,
    why: unchecked,
  },
  {
    ours: true,
    says: `(?:\\b(?:expect(?:s|ed|ing)?|target(?:s|ed|ing)?|project(?:s|ed)|anticipat\\w+|earn(?:s|ed|ing)?|pa(?:y|ys|id) (?:out|you|holders|investors)|yield(?:s|ed|ing)?(?! (?:fell|fall|rose|rise))|return(?:s|ed|ing)?|gain(?:s|ed)?|made|makes?|deliver(?:s|ed)|incomes?(?! tax)|profits?|dividends?|distributions?|APY|IRR)\\b(?:(?! tax)[^.;?]|\\.\\d){0,30}?${percent}(?! (?:of|for|tax|less|more|lower|higher)\\b)|${percent}(?: \\w+){0,2} (?:returns?|yields?|profits?|APY|IRR|net of fees))`,
    why: 'nobody knows what will be earned, and what was earned says nothing about it: leave figures to the documents of the product',
  },
  {
    ours: true,
    says: `${product} (?:is|are)(?: ${lately})? (?:regulated|licensed|authorized|supervised|registered|approved) (?:by|with) ${authority}\\b|${weAre}(?: ${lately})? registered (?:with|by)\\b|${weAre} an? (?:\\w+ )?(?:registered|regulated|licensed|bank|broker|insurer)\\b|\\b(?:SEC|FCA|MAS|FINRA)[- ](?:registered|regulated|licensed|authorized)|\\b(?:backed|endorsed|recommended) by (?:the )?(?:government|state|experts)\\b|${begin}(?:${lately} )?(?:regulated|licensed|authorized|supervised|registered|approved) (?:by|with) ${authority}|: (?:${lately} )?(?:regulated|licensed|authorized|supervised|registered|approved) (?:by|with) ${authority}`,
    why: 'a visitor must be able to look up who is licensed: list the firm under entities in content/company.yaml, with its register and number',
  },
  {
    ours: true,
    says: `\\b(?:never|not once)(?: ever)? lost\\b(?= (?:any |a |an |our |their )?(?:money|cent|dollar|client|investor|capital)s?)|\\b(?:no|not one|not a single) ${crowd} (?:has|have)(?: ever)? lost\\b|\\bnobody(?: has)?(?: ever)? lost (?:any )?money|\\b(?:sell|redeem|withdraw|cash out|leave)\\b[^.]{0,30}\\b(?:at (?:the )?full (?:price|value)|without (?:a |any )?loss)\\b|\\b(?:any time|any day|always|whenever)\\b[^.;]{0,30}\\bat (?:the |its )?full (?:price|value)\\b`,
    why: 'whoever invests can lose money',
  },
  {
    ours: true,
    says: '(?<!\\b(?:can|could|may|might|must|should|that|to|when|whether|which|who|would) )\\b(?:outperform(?:s|ed|ing)?|beats?|beaten)\\b[^.]{0,20}\\b(?:market|index|benchmark|peers|inflation|competitors|bonds|stocks|S&P)s?\\b',
    why: 'what happened so far says nothing certain about what comes',
  },
  {
    ours: true,
    says: `\\b(?:capital|money|savings|principal|investment|deposits?) (?:is|are|stays?|remains?)(?: ${lately})? (?:protected|safe|secured?|insured)\\b|\\bsafe as (?:money in )?(?:the |a )?(?:bank|houses?|cash|gold)|\\b(?:secure|safe|dependable)[- ](?:incomes?|returns?|profits?|yields?|investments?)\\b|\\bcapital[- ]protected\\b`,
    why: 'what is invested can be lost',
  },
  {
    ours: true,
    says: '\\btax-?[ -]free\\b(?! (?:exchange|rollover|allowance|spin))|\\b(?:no|zero) tax(?:es)? (?:on|to pay|is due)\\b|\\b(?:completely|totally|always|forever|100%) free(?! of)\\b|\\bfree (?:forever|for life)\\b',
    why: 'it depends on where the reader lives and may change tomorrow',
  },
  {
    ours: true,
    says: "\\bonly (?:a few|\\w+) (?:units?|places?|spots?|seats?|shares?|slots?|days?|hours?|copies|licenses) (?:(?:is|are) )?(?:left|remain(?:ing)?)\\b|\\b(?:buy|act|invest|order|subscribe|sign up) (?:now|today|fast)\\b(?!['’]| or\\b)|(?<=^|[.?!] )hurry(?= ?[,.:]| up| while)|\\b(?:while (?:stocks?|supplies|units) last|last chance|limited[- ](?:time|offer)|last few (?:units|places|spots)|don['’]t wait|don['’]t miss|selling fast|selling out|offer ends (?:soon|today|tomorrow|on|this|\\w+day)|once[- ]in[- ]a[- ]lifetime|closing soon)\\b",
    why: 'nobody should be hurried into spending money',
  },
  {
    ours: true,
    says: "\\b(?:never|not once)(?: ever)? been (?:hacked|breached|compromised)\\b|\\b(?:can(?:not|['’]t)|can never) be (?:hacked|breached|stolen)\\b|, guaranteed\\b|\\bsatisfaction guaranteed\\b|\\bguaranteed (?:uptime|availability|delivery|results?)|\\b100% (?:uptime|availability|satisfaction)\\b",
    why: 'nobody can keep this promise',
  },
  {
    ours: true,
    says: '\\b(?:carbon|climate|CO2)[- ](?:neutral|negative|positive|free)\\b|\\b(?:eco|environmentally|climate)[- ]friendly\\b|\\b(?:100%|fully|completely) (?:green|sustainable|renewable)\\b|\\b(?:cures?|heals?) (?:burnout|stress|depression|anxiety|illness)',
    why: unchecked,
  },
  {
    ours: true,
    says: `${us}[^.]{0,40}?\\b(?:serv|employ|advis|help|count|support|work(?:s|ed)? (?:for|with)|ha(?:s|ve)\\b)\\w*[^.]{0,20}? ${many} (?:\\w+ )?${crowd}\\b|(?:\\b(?:over|more than|nearly|almost) |${begin})${many} (?:happy |satisfied )?(?:clients|customers|users|investors)\\b|(?:[$€£]|\\b(?:USD|EUR|SGD) ?)\\d[\\d.,]*(?: ?(?:million|billion|trillion))?(?: \\w+){0,2} under (?:management|administration)|\\bunder management: \\W?\\d|${us} manages? (?:over |more than )?[$€£]\\d|(?:over|more than) ${many} ${crowd} (?:trust|use|rely|choose)|\\bsince (?:19|20)\\d\\d,? ${us} (?:has |have )?(?:been|serv|help|advis)|${us}[^.]{0,40}?\\b(?:been|serv|work|help|manag|invest|advis|operat|exist)\\w*[^.]{0,40}? since (?:19|20)\\d\\d\\b|${begin}(?:founded|established|trusted|in business|serving \\w+) (?:in|since) (?:19|20)\\d\\d|\\b(?:decades|\\d+\\+? years) in business\\b|${us}[^.]{0,30}? (?:decades|\\d+\\+? years) of experience\\b`,
    why: unchecked,
  },
  {
    ours: true,
    says: `\\bour (?:clients|customers|partners|users) (?:include|range from)\\b|\\bamong our (?:clients|customers|partners)\\b|\\bwe (?:work with|advise|serve|have worked with) (?:\\w+ )?(?:brands|clients|companies|firms|names) (?:such as|like|including)\\b`,
    why: unchecked,
  },
  {
    ours: true,
    says: `${us}[^.;]{0,30}? uses?(?: (?!no\\b)\\w+)? (?:Google Analytics|analytics|tracking|trackers|cookies|pixels)\\b|${us}[^.;]{0,30}? (?:shares?|sells?)(?: \\w+){0,3} (?:data|information|addresses)\\b[^.;]{0,30}? (?:with|to) (?:\\w+ ){0,2}(?:advertis|partners|third parties)`,
    why: 'this site watches nobody and shares nothing, and tests hold it to that: say what it does, as the privacy page does',
  },
  {
    ours: true,
    says: `${weAre} (?:an? )?members? of (?:the )?(?:FINRA|SIPC|FDIC|NFA)\\b|\\bmember (?:FINRA|SIPC|FDIC|NFA)\\b|\\b(?:we|${us}) (?:suggest|recommend|advise)s?\\b[^.;]{0,40}?${percent} of your (?:savings|money|portfolio|wealth)`,
    why: 'it calls for a license, which a firm named in the contract must hold',
  },
  {
    ours: true,
    says: `${weAre} (?:headquartered|based|registered) in\\b|\\bour (?:main office|headquarters|head office)\\b`,
    why: 'where the offices are stands in content/company.yaml alone: write {{offices}}',
  },
  {
    ours: true,
    says: `(?:${us}|support|help|team|answers?|available|reach)[^.;]{0,40}? (?:24/7|24 hours a day|around the clock|day and night|at any hour)(?!\\w)|\\b24/7 (?:support|help|service)\\b`,
    why: 'the contact page states the hours of support',
  },
  {
    ours: true,
    says: `${us}(?: also)?(?: does| do)? (?:takes? deposits|accepts? deposits|lends?\\b(?! (?:an ear|a hand|weight))|gives? (?:investment|tax|legal) advice|advises? (?:every|each|all|any) \\w+ to (?:buy|hold|invest|put|sell))|\\bthis (?:site |page |document )?is an offer\\b(?! (?:letter|document|sheet))`,
    why: 'it calls for a license, which a firm named in the contract must hold',
  },
]

/** What a position may not ask for, and what to write. */
const unfair = [
  {
    says: "\\byoung(?:er)?\\b(?! (?:adults|compan|firms|members|people))|\\b(?:you are|you['’]re|aged?|must be) (?:under|over|below|between|younger than)? ?\\d\\d\\b(?!:)|\\b(?:under|below|maximum) (?:the )?age\\b|\\bnative(?:-level)? (?:\\w+ )?(?:speakers?|English)\\b|\\bmother tongue\\b|\\bdigital natives?\\b|\\b(?:recent|new|fresh) graduates? only\\b|\\b(?:you are|you['’]re|must be) a (?:recent|new|fresh) graduate\\b|\\b(?:sales|business|handy|repair)m[ae]n\\b|(?<=^|[.?!] )(?:he|she) (?:has|is|can|will|must|should|works?)\\b|\\b(?:fe)?male (?:candidates?|applicants?|only)\\b|\\bable-bodied\\b",
    cure: 'Ask for what the work needs, such as "clear, friendly English": most laws forbid to choose people by age, origin or sex.',
  },
  {
    says: '\\b(?:is|are|be|months?|weeks?|trial|internship) unpaid\\b|\\bunpaid (?:trial|internship|work|month|week)s?\\b(?! (?:are|is)n)|\\byou (?:send|pay|transfer)\\b[^.]{0,20}\\b(?:deposit|fee)\\b|\\b(?:send|pay|transfer) (?:us |an? |the )?(?:\\w+ )?(?:deposit|fee)\\b',
    cure: 'Take it out: work is paid, and whoever applies pays nothing.',
  },
  {
    says: '\\b(?:attach|add|send|include|upload|enclose)\\b[^.]{0,40}\\b(?:passport|photo(?:graph)?|date of birth|bank details|social security|identity card)\\b',
    cure: 'Take it out: nobody has to prove who they are before they are hired, and such papers must not lie in a mailbox.',
  },
]

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
  const tell = ({ file, said }: Written, voice: Voice = 'ours') =>
    tellEach(
      { file, said: paired(said) },
      (text) => claimsIn(text, [name, shortName], voice).filter(({ isDoubtful }) => isDoubtful === doubtful),
      (written) => `claims "${written}"`,
    )
  const asked = JSON.stringify([name, shortName, doubtful])
  const onPage =
    claimedOnce.get(asked) ?? onceEach((page) => tell({ file: page.file, said: saidOn(page) }, voiceOf(page)))
  claimedOnce.set(asked, onPage)
  return [...content.pages.flatMap(onPage), ...writtenInYaml(content).flatMap((written) => tell(written))]
}

const voiceOf = ({ kind }: Page): Voice => (kind === 'article' || kind === 'position' ? kind : 'ours')

/** What each page claims, by whose names are asked for: two fifths of the time of a reading. */
const claimedOnce = new Map<string, (page: Page) => Problem[]>()

/** A value says it of its label: "Target return: 8%". */
function paired(said: readonly Said[]): Said[] {
  return said.map(({ field, text }, i) => {
    const above = said[i - 1]
    const isValue = field.endsWith('.value') && above?.field === field.replace(/value$/, 'label')
    return { field, text: isValue ? `${above.text}: ${text}` : text }
  })
}
