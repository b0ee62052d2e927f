import { lineAt, onLine, type Problem, type Slip } from '../problems.ts'
import { onceEach } from '../remembered.ts'
import type { Company } from '../schema/facts.ts'

/** A fact of the company, as it may be written, and what stands for it in all other files. */
interface Fact {
  written: RegExp
  cure: string
}

/** The owner changes a fact in one file, so no other may spell it out. `text` is the file as it is written. */
export function spelledFacts(file: string, text: string, company: Company): Problem[] {
  const { any, facts } = factsOf(company)
  const slips = [
    ...(any.test(text) ? facts : []).flatMap(({ written, cure }) =>
      [...text.matchAll(written)].map(({ 0: found, index }) => ({
        line: lineAt(text, index),
        what: `spells out "${onOneLine(found)}", which stands in content/company.yaml.`,
        cure,
      })),
    ),
    ...listedOffices(text, company),
    ...countedByHand(text),
  ]
  const name = text.indexOf(company.shortName)
  const named = {
    ...{ file, field: 'text', line: lineAt(text, name) },
    ...{ what: `spells out "${company.shortName}".`, cure: 'Write {{name}}, or "we".' },
  }
  return [...(name >= 0 ? [named] : []), ...slips.map((slip) => onLine(file, slip))]
}

const factsOf = onceEach((company: Company) => {
  const facts = listFacts(company)
  // Most files have none, and are looked through once.
  return { facts, any: new RegExp(facts.map(({ written }) => written.source).join('|'), 'i') }
})

function listFacts({ emails, security, inquiryEmails = [], offices, site, tratoWebsite }: Company): Fact[] {
  const onContact = 'Link to the page that shows it: [our offices](/contact#offices), or say "call an office".'
  const named = Object.entries(emails).map(([name, email]): [string | undefined, string] => [
    email,
    `Write {{${name}Email}}.`,
  ])
  const others = [security, ...inquiryEmails, ...offices].map((who): [string | undefined, string] => [
    who?.email,
    'Link to the page that shows it: [contact](/contact).',
  ])
  // The first that has an address names it: several may share one.
  const mails = new Map([...named, ...others].toReversed())
  return [
    ...[...mails].flatMap(([email, cure]) => (email ? [{ written: whole(escaped(email)), cure }] : [])),
    ...offices
      .filter(({ phone }) => phone.length > 6)
      .map(({ phone }) => ({ written: dialed(phone), cure: onContact })),
    // The lines without a number, such as a country, belong to everybody.
    ...offices
      .flatMap(({ address }) => address.filter((line) => /\d/.test(line)))
      .map((line) => ({ written: whole(escaped(line)), cure: onContact })),
    { written: hosted(tratoWebsite), cure: 'Write {{tratoWebsite}}.' },
    { written: hosted(site), cure: 'Say "this site", or link to the page alone, such as /about.' },
  ]
}

/** Whatever stands between the words, a line's end, too. */
const escaped = (text: string) => text.split(/\s+/).map(RegExp.escape).join('\\s+')

const whole = (pattern: string) => new RegExp(`(?<![\\w.+@-])${pattern}(?![\\w@-]|\\.\\w)`, 'gi')

/** A number in any grouping, with its country's code or the zero that stands for it at home. */
function dialed(phone: string): RegExp {
  const parts = phone.split(/\D+/).filter(Boolean)
  // Only the spaces tell where a country's code ends.
  const [code = '', ...groups] = parts.length > 1 ? parts : ['', ...parts]
  const between = '[\\s().\\u00a0\\u2010-\\u2013/-]{0,3}'
  const digits = [...groups.join('')].join(between)
  return new RegExp(`(?<!\\d)(?:(?:\\+|00)?${code}${between})?(?:\\(?0\\)?${between})?\\(?${digits}(?!\\d)`, 'g')
}

/**
 * An address with or without what stands before and behind its host; the bare domain only where nothing stands behind it.
 * Where a link leads is told by those who read links.
 */
function hosted(address: string): RegExp {
  const { host } = new URL(address)
  const bare = host.replace(/^www\./, '')
  const ending = host === bare ? '' : `|${RegExp.escape(bare)}(?!/\\w)`
  return new RegExp(`(?<![\\w.@/-]|\\]\\()(?:https?://)?(?:${RegExp.escape(host)}${ending})(?![\\w-]|\\.\\w)`, 'gi')
}

const sentence = /[\s\S]+?(?:[.!?](?=\s)|\n(?=\s*(?:[-#|\n]|\w+:))|$)/g
const name = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3}`
const list = new RegExp(String.raw`${name}(?:,?\s(?:and|or)\s${name}|,\s${name})+`, 'gu')

/** Where the offices are, told by hand: right today, and wrong on the day that one opens or closes. */
function listedOffices(text: string, { offices }: Company): Slip[] {
  const cities = new Set(offices.map(({ city }) => city))
  if (![...cities].some((city) => text.includes(city))) return []
  return [...text.matchAll(sentence)].flatMap(({ 0: said, index }) => {
    // Others have offices as well, and a law or a position may name a city.
    if (!/\b(?:we|our|us|group)\b|\{\{name\}\}/i.test(said)) return []
    return [...said.matchAll(list)].flatMap((found) => {
      const written = onOneLine(found[0])
      const named = written.split(/,? (?:and|or) |, /)
      const ours = new Set(named.filter((city) => cities.has(city)))
      const isAboutOffices = /\boffices?\b/i.test(said)
      const isAll = ours.size === cities.size && ours.size > 1
      if (!isAll && !(isAboutOffices && ours.size > 0)) return []
      const agrees = isAll && named.length === ours.size
      const what = `lists the offices by hand: "${written}"${agrees ? '' : `, and content/company.yaml has ${[...cities].join(', ')}`}.`
      return [
        {
          line: lineAt(text, index + found.index),
          what,
          cure: 'Write {{offices}}, or {{anyOffice}} for a list with "or".',
        },
      ]
    })
  })
}

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const having =
  '(?:have|has|keeps?|runs?|spans?|and (?:its|our)|with|across|(?:works?|operates?) (?:from|in|across)|consists of)'
const counted = new RegExp(
  String.raw`(?:\bour|(?:\bwe|\bgroup|\{\{name\}\})(?:['’]s|(?:['’]ve)?\s${having})?)\s${number}\s(?:\w+\s)?(offices|divisions)\b`,
  'gi',
)

/** The same for how many there are. */
function countedByHand(text: string): Slip[] {
  return [...text.matchAll(counted)].map(({ 0: found, 1: what = '', index }) => ({
    line: lineAt(text, index),
    what: `counts the ${what.toLowerCase()} by hand: "${onOneLine(found)}".`,
    cure: `Write {{count:${what.toLowerCase()}}} for the number, so that it stays right.`,
  }))
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
