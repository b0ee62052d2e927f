import { isTitle } from './reading.ts'
import { type Found, unquoted } from './texts.ts'

/** One English: what a machine can hold of docs/how-to/style.md. */

/** What is found, and what to write instead. */
type Spelling = readonly [found: RegExp, instead: string | ((written: string) => string)]

export const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** 10000 and 1,00,000 as 10,000 and 100,000. */
const grouped = (written: string) =>
  written.replace(/[\d,]+/, (digits) => Number(digits.replaceAll(',', '')).toLocaleString('en-US'))

/** 3.000,50 as 3,000.50. */
const swapped = (written: string) => written.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

const spellings: readonly Spelling[] = [
  // Spelling
  [
    /\b(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|vap|vig)our(?=(?:s|ed|ing|able|ite|ful|hood|ly)*\b)/gi,
    '$1or',
  ],
  [
    /\b(apolog|author|categor|character|digit|emphas|final|item|maxim|minim|modern|optim|organ|penal|prior|real|recogn|special|standard|summar|token|util)is(?=(?:e|es|ed|er|ers|ing|ation|ations)\b)/gi,
    '$1iz',
  ],
  [/\banalys(?=(?:e|ed|ing)\b)/gi, 'analyz'],
  [/\b(cent|fib|met|kilomet|theat)re(?=s?\b)/gi, '$1er'],
  [/\b(def|off|pret)ence(?=s?\b)/gi, '$1ense'],
  [/\blicence(?=s?\b)/gi, 'license'],
  [/\bprogramme(?=s?\b)/gi, 'program'],
  [/\bcatalogue(?=s?\b)/gi, 'catalog'],
  [/\bcheque(?=s?\b)/gi, 'check'],
  [/\b(cance|labe|mode|trave|tota|signa|fue)ll(?=(?:ed|ing|er|ers)\b)/gi, '$1l'],
  [/\b(enro|fulfi|insta)l(?=s?\b|ment\b)/gi, '$1ll'],
  [/\btonne(?=s?\b)/gi, 'metric ton'],
  [/\bplough/gi, 'plow'],
  [/\bgrey\b/gi, 'gray'],
  [/\btyre(?=s?\b)/gi, 'tire'],
  [/\bkerb(?=s?\b)/gi, 'curb'],
  [/\blearnt\b/gi, 'learned'],
  [/\bwhilst\b/gi, 'while'],
  [/\bamongst\b/gi, 'among'],
  // Idiom
  [/\bpayslip(?=s?\b)/gi, 'pay stub'],
  [/\bsole trader(?=s?\b)/gi, 'sole proprietor'],
  [/\b(at|behind|each|every|per|shop|the) till(?=s?\b(?! (?:land|soil|the)))/gi, '$1 cash register'],
  [/\b(buildings?|flats?|homes?|houses?|it|them|rooms?|units?) let out\b/gi, '$1 rented out'],
  [/\blet out (?=(?:a|the|their|your|its) (?:building|flat|home|house|room|unit|part))/gi, 'rent out '],
  [/\b(insurance|gives? you|offers?|provides?) cover\b(?! (?:letter|stor|sheet|page))/gi, '$1 coverage'],
  [/\be-mail/gi, 'email'],
  // Numbers, dates and times
  [/(\d[\d.,]{0,20}) ?(?:per ?cent\b|(?<= )%)/gi, '$1%'],
  [/(\$\d[\d.,]{0,20}) ?m(?:n|m)?\b/gi, '$1 million'],
  [/(\$\d[\d.,]{0,20}) ?bn?\b/gi, '$1 billion'],
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b`, 'g'), '$2 $1'],
  [new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)\\b`, 'g'), '$1 $2'],
  [new RegExp(`\\b(${months}) (\\d{1,2}) (\\d{4})\\b`, 'g'), '$1 $2, $3'],
  // Not the numbers of notices (2014-21) and telephones (555-0142).
  [
    /(?<![\w+.,/:-]|\b(?:no\.|numbers?|docket|law|iso|ein|boeing|airbus|atr|such as|number is) )(?!\d{4}-\d\d\b|1-8|50-50)(\$?\d{1,4}(?:\.\d+)?%?)-(\$?[1-9]\d{0,3}(?:\.\d+)?%?)(?![\w/-])/gi,
    '$1–$2',
  ],
  [/(\d[\d.,]*)%{2,}/g, '$1%'],
  [/([$€£]) (\d[\d.,]*)(?<=\d)/g, '$1$2'],
  [/(?<![\d.,$€£])(\d[\d,]*(?:\.\d+)?) ?([$€£])(?!\d)/g, '$2$1'],
  // 3.000,50 and 3 000 and 3,5%
  [/(?<![\d.,])[$€£]?\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|(?<![\d.,])\d{1,3}(?:\.\d{3})+\.000(?![\d.])/g, swapped],
  [/(?<!\d[ .,]?|[+-])(\d{1,3})[. ](\d{3})(?= (?:dollars|euros|francs|pounds|yen)\b)/g, '$1,$2'],
  [/([$€£]\d{1,3})\.(000)(?![\d,])/g, '$1,$2'],
  [/(?<![\d.,])([1-9]\d{0,2})\.(000)(?= (?!dollars|euros|francs|pounds|yen)[a-z]{3,})/g, '$1,$2'],
  [/(?<!\d[ .,]?|[+-])([$€£]?\d{1,3})[ \u00a0\u202f](000)(?!\d| (?:dollars|euros|francs|pounds|yen)\b)/g, '$1,$2'],
  [/([$€£]\d{1,3}),(\d{1,2})(?![\d,])/g, '$1.$2'],
  [/(?<![\d.,])(\d{1,3}),(\d{1,2})%/g, '$1.$2%'],
  [/(?<![\d,.])\d{1,3}(?:,\d\d)+,\d{3}(?![\d,])/g, grouped],
  [/[$€£]\d{4,12}(?![\d,])/g, grouped],
  // A number that counts something; one behind a name, such as ISO 20022, is a part of it.
  [
    /(?<=\b(?:about|and|by|for|has|have|holds?|in|least|most|nearly|of|or|over|some|than|to|with) )(?:1000|(?!2[01])[2-9]\d00|[1-9]\d{4,8})(?= (?!(?:and|as|by|for|in|is|of|on|or|to|was|were)\b)[a-z]{3,})/g,
    grouped,
  ],
  [/(?<!- )\b(\d{1,2}:\d\d) ?AM\b(?! -)/g, '$1 a.m.'],
  [/(?<!- )\b(\d{1,2}:\d\d) ?PM\b(?! -)/g, '$1 p.m.'],
]

/** Any of them: most texts have none, and are looked through once. */
const anySpelling = new RegExp(spellings.map(([{ source }]) => source).join('|'), 'i')

const dayTime = /\b(?:1[3-9]|2[0-3]):[0-5]\d\b(?!:)/g

/** What of a text is no American English or written in another form, and how it is written here. */
export function foreignIn(said: string): Found[] {
  const text = unquoted(said)
  const spelled = (anySpelling.test(text) ? spellings : []).flatMap(([found, instead]) =>
    [...text.matchAll(found)]
      .filter((match) => !isName(text, match))
      .map((match) => {
        const [ending = ''] = /^\p{L}*/u.exec(text.slice(match.index + match[0].length)) ?? []
        const filled =
          typeof instead === 'string'
            ? instead.replaceAll(/\$(\d)/g, (_, group) => match[group] ?? '')
            : instead(match[0])
        return { written: match[0] + ending, instead: asLarge(match[0], filled) + ending }
      }),
  )
  const hours = [...text.matchAll(dayTime)].map(([written]) => ({ written, instead: inHalves(written) }))
  return [...spelled, ...hours].map(({ written, instead }) => ({
    written,
    cure: `Write "${instead}": docs/how-to/style.md.`,
  }))
}

const small = '(?: (?:and|for|in|of|on|the))*'
const nameAbove = new RegExp(`(?!(?:A|An|Each|Every|In|No|Our|The|This|We|Your) )\\b\\p{Lu}[\\p{L}-]+${small} $`, 'u')
const nameBelow = new RegExp(`^\\p{L}*${small} \\p{Lu}`, 'u')

/** The name of somebody is written as they do: the World Food Programme. In a title each word is large. */
function isName(text: string, { 0: written, index }: RegExpExecArray): boolean {
  if (!/^\p{Lu}/u.test(written) || isTitle(text)) return false
  return nameAbove.test(text.slice(0, index)) || nameBelow.test(text.slice(index + written.length))
}

/** With a capital where the text has one. */
function asLarge(written: string, instead: string): string {
  return /^\p{Lu}/u.test(written) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
}

/** 18:05 as 6:05 p.m. */
function inHalves(time: string): string {
  const [hour = '', minutes] = time.split(':')
  return `${Number(hour) - 12}:${minutes} p.m.`
}
