import { standInsIn } from '../launch/placeholders.ts'
import { lineAt, onLine, type Problem, type Slip } from '../problems.ts'
import { onceEach } from '../remembered.ts'
import type { Company } from '../schema/facts.ts'

const facts = 'content/company.yaml'
const mailbox = /(?<![\w.+/@-])[\w.+-]{1,64}(?:@| ?[[(]at[\])] ?)[\w-]+(?:(?:\.| ?[[(]dot[\])] ?)[\w-]+)+/g
const free =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|pm|gmx|web|mail|zoho|fastmail|tutanota|hey|qq|163|126|naver|yandex)\.(?:com?|me|net|de|fr|es|it|org|ru|[a-z]{2}|com?\.[a-z]{2})$/i
/** Whom anybody may be sent to. */
const authority =
  /@(?:[\w-]+\.)*(?:gov|mil|int|europa\.eu|go[bv]?\.[a-z]{2}|gc\.ca|gouv\.fr|bund\.de|admin\.ch|(?:fca|financial-ombudsman|fscs|finra|sipc)\.org(?:\.uk)?)$/i

/** Numbers as they are dialed: from abroad, in North America, in Britain, free of charge, and whatever stands behind "call". */
const phone =
  /(?<![\w.+])\+[1-9](?:[\s().-]{0,2}\d){7,14}(?!\d)|(?<![\w.,+-])(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[.-])[2-9]\d\d[ .-]\d{4}(?![\w-])|(?<![\w.,+-]|\d )\(?0[1-9]\d{1,3}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\w-])|\b1-8\d\d-[\dA-Z-]{7,8}\b|(?<=\b(?:[Cc]all|[Rr]each|[Rr]ing|[Tt]ext|[Cc]ell|[Dd]ial|[Ff]ax|[Pp]hone|[Mm]obile|[Tt]el(?:ephone)?|WhatsApp)\b(?: (?:[A-Z]\w+|us|me|him|her|them|number|no\.?))?(?: (?:at|on|is))?[:.]? )(?!\d{4}-\d\d-\d\d)\d(?:[ ().-]{0,2}\d){6,12}(?!\w|,\d)/g

/** A house in a street, in a sentence that sends somebody there. */
const street =
  /\b(?:[Vv]isit|[Mm]eet|[Cc]ome|[Ff]ind|[Ww]rite|[Ss]end|[Mm]ail|[Oo]ffices?|[Ww]e(?:['’]re| are| sit| work))\b[^.!?\n]{0,60}?\b(?!(?:19|20)\d\d\b|(?<!\bat )\d+ (?:Wall|Main|High|Fleet) Street)\d{1,5}[A-Z]? (?:[NSEW]\.? )?(?:[A-Z][\w'’-]+ ){1,3}(?:Street|St\b|Avenue|Ave\b|Road|Rd\b|Lane|Drive|Boulevard|Blvd\b|Square|Court|Place|Terrace|Plaza|Parkway|Quay|Way)\b|\bP\.? ?O\.? Box \d+/g

type Found = [index: number, what: string, cure: string]

/** How to reach somebody who does not stand among the company's facts: a visitor would take it for ours. `text` is the file as it is written. */
export function contactProblems(file: string, text: string, company: Company): Problem[] {
  // An article may name the phone of an authority and the street of a museum: nobody takes those for ours.
  const others = file.startsWith('content/insights/') ? [] : [...phonesIn(text, company), ...streetsIn(text, company)]
  const found = [...mailsIn(text, company, file === facts), ...(file === facts ? [] : [...others, ...otherLinks(text)])]
  return found.map(([index, what, cure]) => onLine(file, { line: lineAt(text, index), what, cure }))
}

const isExample = (written: string) => standInsIn(written).length > 0

function mailsIn(text: string, company: Company, areFacts: boolean): Found[] {
  const { mails, domains } = ownOf(company)
  return [...text.matchAll(mailbox)].flatMap(({ 0: written, index }): Found[] => {
    const address = written
      .toLowerCase()
      .replaceAll(/ ?[[(]at[\])] ?/g, '@')
      .replaceAll(/ ?[[(]dot[\])] ?/g, '.')
    const [, domain = ''] = address.split('@')
    if (free.test(address)) {
      const cure = 'Write an address of the company, such as {{supportEmail}}, or remove it.'
      return [
        [index, `has "${written}", a private mailbox.`, areFacts ? 'Write one of the company’s own domain.' : cure],
      ]
    }
    if (areFacts || mails.has(address) || authority.test(address) || (isExample(address) && !domains.has(domain)))
      return []
    const cure = `Write an address of the company, such as {{supportEmail}}. A new one goes into ${facts}; to somebody else’s, link to their page.`
    return [[index, `has the e-mail address "${written}", which does not stand in ${facts}.`, cure]]
  })
}

function phonesIn(text: string, company: Company): Found[] {
  const { phones } = ownOf(company)
  const fields = /^---[ \t]*\r?\n[\s\S]*?\n---/.exec(text)?.[0].length ?? 0
  const withoutLinks = text.replaceAll(/https?:\/\/[^\s)]+/g, (url) => ' '.repeat(url.length))
  return [...withoutLinks.matchAll(phone)].flatMap(({ 0: written, index }): Found[] => {
    // Screens are drawn from fields, with numbers that nobody has.
    const isDrawn = index < fields && isExample(written)
    if (isDrawn || phones.has(lastDigits(written))) return []
    const cure = `Link to the page that shows ours: [our offices](/contact#offices). A new number goes into ${facts}; to somebody else’s, link to their page.`
    return [[index, `has the phone number "${written.trim()}", which does not stand in ${facts}.`, cure]]
  })
}

function streetsIn(text: string, { offices }: Company): Found[] {
  const ours = offices.map(({ address }) => address.join(' ')).join(' ')
  return [...text.matchAll(street)].flatMap(({ 0: written, index }): Found[] => {
    const [place = written] = /(?:\d{1,5}[A-Z]? |P\.? ?O\.? Box ).*$/.exec(written) ?? []
    if (ours.includes(place)) return []
    const cure = 'Link to the page that shows where we are: [our offices](/contact#offices).'
    return [[index, `sends people to "${place}", which does not stand in ${facts}.`, cure]]
  })
}

/** Links to mail and to phones whose words name another address. */
function otherLinks(text: string): Found[] {
  return [...text.matchAll(/\[([^\]]{0,200})\]\((mailto|tel):([^)?\s]{0,200})/g)].flatMap(
    ([link, words = '', scheme, to = '']): Found[] => {
      const bare = (address: string) => (scheme === 'tel' ? lastDigits(address) : address.toLowerCase())
      const shown = scheme === 'tel' ? /\+?\d[\d\s().-]{5,}\d/ : /\{\{\w+Email\}\}|[\w.+-]+@[\w.-]+\w/
      const [seen] = shown.exec(words) ?? []
      if (seen === undefined || bare(to) === bare(seen)) return []
      const what = `has a link that shows ${seen} and leads to ${to}.`
      return [[text.indexOf(link), what, 'Write the same address in both places.']]
    },
  )
}

/** Without what a country's own people leave out, a number is still the same. */
const lastDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-8)

const ownOf = onceEach((company: Company) => {
  const mails = new Set((JSON.stringify(company).match(mailbox) ?? []).map((mail) => mail.toLowerCase()))
  return {
    mails,
    domains: new Set([...mails].map((mail) => mail.split('@')[1] ?? '')),
    phones: new Set(company.offices.map(({ phone }) => lastDigits(phone))),
  }
})

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
