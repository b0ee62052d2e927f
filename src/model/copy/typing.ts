import { paragraphs } from '../../lib/prose.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isSentence, passagesOf, wordsIn } from './reading.ts'
import { bodyOf, type Found, type Said, saidOn } from './texts.ts'

/** Slips of the hand that a dictionary passes over, since each word is one. */

/** What is found, and what to do; $1 stands for its first group. */
type Slip = readonly [found: RegExp, cure: string]

const thing =
  '(?:account|address|business|client|company|data|email|home|invoice|money|name|own|password|phone|team|tax|time|work)s?'
/** Spoken with a consonant, though a vowel is written, and the other way around. */
const spokenYou = 'eu|ewe|one\\b|one-|once|u(?:ni(?![nm])|nan|s[aeiu]|t[eio]|bi|ku|r[aio])'
const silentH = 'h(?:our|onest|onor|eir|erb|istor|otel|omage|abitual)'

const certain: readonly Slip[] = [
  [
    /(?<![\p{L}'’-])(?!(?:that|had|has|is|in|on|do|very|no|so|long|many|much|far|now|there|well|ha|bye|again|blah|yes) )(?:(\p{Ll}{1,30}) \1|The the|A a|And and|To to|We we|It it|You you|This this)(?![\p{L}'’-])/gu,
    'Write it once.',
  ],
  [
    /\p{Ll}{2,30}[.?!](?!Com\b|Net\b|Org\b)\p{Lu}\p{Ll}{1,30}|\p{L}{2,30}[,;]\p{L}{2,30}/gu,
    'Put a blank behind the mark.',
  ],
  [/\p{L}{1,30}(?:\.\.(?!\.)|[,;:]\.(?!\d)|,,|;;)/gu, 'Keep one of the two marks.'],
  [/\p{L}{1,30} (?:[,;?!](?=\s|$)|\.(?=\s|$)|[,;](?=\p{L})|\))|\( \p{L}{1,30}/gu, 'Remove the blank.'],
  [
    new RegExp(
      `\\b[Aa]n (?:(?!${silentH}|x)(?=[b-df-hj-np-tv-z]\\p{Ll}*[aeiouy])\\p{Ll}{2,}|(?:uni(?:t|on|que|form|vers)|use[dr]|useful|usual|euro)\\p{Ll}*)`,
      'gu',
    ),
    'Write "a".',
  ],
  [
    new RegExp(
      `(?:(?<![\\p{L}’'.-])a|(?<=^|[.?!] )A) (?!${spokenYou}|(?:and|are|as|at|if|in|is|it|of|on|or)\\b)(?:[aeiou]\\p{Ll}+|h(?:ours?\\b|onest|onor|eir)\\p{Ll}*)`,
      'gu',
    ),
    'Write "an".',
  ],
  [/\bit['’]s own\b/gi, 'Write "its own".'],
  [/\bits (?:an?|the|your|our|been|because|not)\b(?!-)/gi, 'Write "it\'s".'],
  [/\b(?:of|in|by|with|on|to|at) it['’]s\b/gi, 'Write "its".'],
  [/\b(could|would|should|might|must) of\b(?! course)/gi, 'Write "$1 have".'],
  [/\byour (?:welcome(?=\s*(?:$|[.,;]|to\b))|going to\b|the\b|an\b|not (?:an?|the|sure)\b)/gi, 'Write "you\'re".'],
  [/\btheir (?:is|are|was|were|isn['’]t|aren['’]t)\b/gi, 'Write "there".'],
  [/\b(?:their|there) going to\b/gi, 'Write "they\'re".'],
  [/\bwhose (?:going|coming|there)\b/gi, 'Write "who\'s".'],
  [/\b(?:there|they['’]re) own\b/gi, 'Write "their own".'],
  [
    /(?<!\b(?:let|cut|turn|set|breaks?|broke|get|come|came|is|are|and|or|an?|the) )\bloose (?:the|your|their|its|our|all|any|an?|money|everything|control|access|track|sight)\b/gi,
    'Write "lose".',
  ],
  [/\bloosing\b/gi, 'Write "losing".'],
  [/\b(have|has|had) went\b/gi, 'Write "$1 gone".'],
  [/\b(we|they) was\b/gi, 'Write "$1 were".'],
  [/\b(we|they) has\b/gi, 'Write "$1 have".'],
  [/\b(he|she|it) don['’]t\b/gi, 'Write "$1 doesn\'t".'],
  [/(?<=^|[.?!] )(?:This are|These is)\b/g, 'Write "This is" or "These are".'],
  [/\b(we|you|they|please) advice\b/gi, 'Write "$1 advise".'],
  [/\b(?:we|you|they|it|that) (?:cant|wont)\b/gi, 'Write "can\'t" or "won\'t".'],
  [/\bpubic(ly)?\b/gi, 'Write "public$1".'],
  [/\bmanger(s?)\b/gi, 'Write "manager$1".'],
  [/\bcostumer(s?)\b/gi, 'Write "customer$1".'],
  [/\buntied (states|kingdom|nations)\b/gi, 'Write "United $1".'],
  [/\btrail (period|version|balance)\b/gi, 'Write "trial $1".'],
  [/\bprinciple (amount|and interest|balance|repayment)\b/gi, 'Write "principal $1".'],
  [/\bcapitol (gains?|markets?|calls?)\b/gi, 'Write "capital $1".'],
  [/\bstatue of limitations\b/gi, 'Write "statute of limitations".'],
  [/\b(takes?|took|in) affect\b/gi, 'Write "$1 effect".'],
  [
    /(?<=\b(?:ask|asks|check|decides?|depends on|know|knows|see|tells?) )weather (you|we|they|or not)\b/gi,
    'Write "whether $1".',
  ],
]

/** What may be meant, so that one is asked. */
const doubtful: readonly Slip[] = [
  [
    /(?<!\bif\b[^.]{0,80})\b(?:more|less|fewer|rather|other|better|worse|higher|lower|larger|smaller|greater|longer|shorter|faster|slower|earlier|sooner|older|newer|easier|cheaper|bigger|wider|stronger|weaker|safer) then\b(?= (?!than))/gi,
    'Did you mean "than"?',
  ],
  [/\b\p{Ll}{1,30}s it['’]s (?:cost|name|owner|place|price|rate|risk|share|size|value)s?\b/gu, 'Did you mean "its"?'],
  [new RegExp(`\\byou['’]re ${thing}\\b`, 'gi'), 'Did you mean "your"?'],
  [new RegExp(`\\bwho['’]s ${thing}\\b`, 'gi'), 'Did you mean "whose"?'],
  [
    /\b(?:comes?|came|away|far|apart|different|derived?|results?|taken|received?|paid|bought|heard|rent|payment|income) form (?:the|an?|our|your|their|its|\d)/gi,
    'Did you mean "from"?',
  ],
  [
    /\b(?:the|an|of|to|and|with|by) (?:For|It|We|You|They|If|When|But|Many|Most|So|Then|There|These)\b/g,
    'Finish the sentence before it.',
  ],
  [/(?<![\p{L}\d])\p{Lu}+(?: \p{Lu}+){3,}(?![\p{L}\d])/gu, 'Write it in small letters: capitals shout.'],
  [/\b(?:asshole|bullshit|crap|damn|fuck\w*|idiots?|morons?|shit\w*|stupid)\b/gi, 'Say it without the insult.'],
  [
    /(?<!(?:approx|Bros|Corp|dept|est|etc|Inc|Ltd|Mrs|Nos|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)[.?]) (?<=\b\p{L}{3,}[.?] )\p{Ll}{2,}\b/gu,
    'Begin the sentence with a capital letter.',
  ],
]

const finder = (slips: readonly Slip[]) => (text: string) =>
  slips.flatMap(([found, cure]): Found[] =>
    [...text.matchAll(found)].map((match) => ({
      written: match[0].trim(),
      cure: cure.replaceAll('$1', match[1] ?? ''),
    })),
  )

const certainIn = finder(certain)

/** What is surely no English. */
export const slipsIn = (text: string): Found[] => [...certainIn(text), ...unclosedIn(text)]

/** What looks like a slip. */
export const doubtsIn = finder(doubtful)

/** A bracket or a quote that has no other half; "a)" and inches need none. */
function unclosedIn(text: string): Found[] {
  const count = (mark: string, said = text) => said.split(mark).length - 1
  const cure = 'Add the other one of the pair, or remove it.'
  const behind = (mark: string) => ({ written: text.slice(text.lastIndexOf(mark)).split(' ')[0] ?? mark, cure })
  return [
    ...(count('(') > count(')') ? [behind('(')] : []),
    ...(count(')', text.replaceAll(/(?<=^|\s)\w{1,2}\)/g, '')) > count('(') ? [{ written: ')', cure }] : []),
    ...(count('"') % 2 === 1 && !/\d"/.test(text) ? [behind('"')] : []),
    ...(count('“') > count('”') ? [behind('“')] : []),
  ]
}

/** Texts that break off: a paragraph, the last sentence of several, or the one of its kind without a full stop. */
export function brokenOff(page: Page): Problem[] {
  const fields = saidOn(page).filter(({ field }) => !/^text$|\bnotes\b/.test(field))
  const kind = ({ field }: Said) => field.replaceAll(/\d+/g, '')
  const kinds = Map.groupBy(fields, kind)
  const isOdd = (one: Said) => {
    if (one.field === 'description') return true
    const others = (kinds.get(kind(one)) ?? []).filter((other) => other !== one)
    return others.length > 2 ? others.every(({ text }) => isEnded(text)) : isSentence(passagesOf(one.text)[0] ?? '')
  }
  const blocks = blocksOf(page)
  const open = [
    ...fields.filter((one) => !isEnded(one.text) && isOdd(one)),
    ...blocks.filter(({ text }) => !isEnded(text)),
  ]
  const small = blocks.filter(({ text }) => /^["“(]*\p{Ll}{2,}\b/u.test(text))
  const tell = ({ field, text }: Said, what: string, cure: string) => ({
    file: page.file,
    field,
    what: `${what}: "${text}"`,
    cure,
  })
  return [
    ...open.map((one) => tell(one, 'breaks off', 'End it with a full stop, or finish the sentence.')),
    ...small.map((one) => tell(one, 'begins small', 'Begin it with a capital letter.')),
  ]
}

const isEnded = (text: string) => /[.!?:;…]['"’”)\]]*$/.test(text)

/** The paragraphs of the body: no headings, lists, tables, notes or images. */
function blocksOf(page: Page): Said[] {
  return paragraphs(page.body.replaceAll(/^:::.*$/gm, '\n'))
    .filter((block) => /^[\p{L}"“(*]/u.test(block) && !/^(?:[-*+#|>] ?|\d+\.)/m.test(block))
    .map((block) => ({ field: 'text', text: bodyOf({ ...page, body: block }).join(' ') }))
    .filter(({ text }) => wordsIn(text) > 4)
}
