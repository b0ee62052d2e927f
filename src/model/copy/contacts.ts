import { standInsIn } from '../launch/stand-ins.ts'
import { onceEach } from '../once-each.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { lineAt } from './spelled-facts.ts'

const facts = 'content/company.yaml'
const mailbox = /(?<![\w.+/@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const free =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|pm|gmx|web|mail|zoho|fastmail|tutanota|hey|qq|163|126|naver|yandex)\.(?:com?|me|net|de|fr|es|it|org|ru|[a-z]{2}|com?\.[a-z]{2})$/i
/** Whom anybody may be sent to. */
const authority = /@(?:[\w-]+\.)*(?:gov|mil|int|europa\.eu|go[bv]?\.[a-z]{2}|gc\.ca|gouv\.fr|bund\.de|admin\.ch)$/i

/** Numbers as they are dialed: from abroad, in North America, in Britain, free of charge, and whatever stands behind "call". */
const phone =
  /(?<![\w.+])\+[1-9](?:[\s().-]{0,2}\d){7,14}(?!\d)|(?<![\w.,+-])(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[.-])[2-9]\d\d[ .-]\d{4}(?![\w-])|(?<![\w.,+-]|\d )\(?0[1-9]\d{1,3}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\w-])|\b1-8\d\d-[\dA-Z-]{7,8}\b|(?<=\b(?:[Cc]all|[Dd]ial|[Ff]ax|[Pp]hone|[Mm]obile|[Tt]el(?:ephone)?|WhatsApp)\b(?: (?:[A-Z]\w+|us|me|him|her|them|number|no\.?))?(?: (?:at|on|is))?[:.]? )(?!\d{4}-\d\d-\d\d)\d(?:[ ().-]{0,2}\d){6,12}(?!\w|,\d)/g

/** A house in a street, in a sentence that sends somebody there. */
const street =
  /\b(?:[Vv]isit|[Mm]eet|[Cc]ome|[Ff]ind|[Ww]rite|[Ss]end|[Mm]ail|[Oo]ffices?|[Ww]e(?:['’]re| are| sit| work))\b[^.!?\n]{0,60}?\b(?!(?:19|20)\d\d\b)\d{1,5}[A-Z]? (?:[NSEW]\.? )?(?:[A-Z][\w'’-]+ ){1,3}(?:Street|St\b|Avenue|Ave\b|Road|Rd\b|Lane|Drive|Boulevard|Blvd\b|Square|Court|Place|Terrace|Plaza|Parkway|Quay|Way)\b|\bP\.? ?O\.? Box \d+/g

/** How to reach somebody who does not stand among the company's facts: a visitor would take it for ours. `text` is the file as it is written. */
export function contactProblems(file: string, text: string, company: Company): Problem[] {
  const { mails, domains, phones } = ownOf(company)
  const tell = (index: number, what: string, cure: string): Problem => ({
    ...{ file, field: `line ${lineAt(text, index)}`, what, cure },
  })
  const where = /^---$[\s\S]*?^---$/m.exec(text)?.[0].length ?? 0
  const mail = [...text.matchAll(mailbox)].flatMap(({ 0: written, index }) => {
    const address = written.toLowerCase().replace(/\.+$/, '')
    if (free.test(address))
      return tell(
        index,
        `has "${written}", a private mailbox.`,
        'Write an address of the company, such as {{supportEmail}}, or remove it.',
      )
    const isExample = standInsIn(address).length > 0 && !domains.has(address.split('@')[1] ?? '')
    if (file === facts || mails.has(address) || isExample || authority.test(address)) return []
    const cure = `Write an address of the company, such as {{supportEmail}}. A new one goes into ${facts}; to somebody else's, link to their page.`
    return tell(index, `has the e-mail address "${written}", which does not stand in ${facts}.`, cure)
  })
  if (file === facts) return mail
  const phoned = [...text.replaceAll(/https?:\/\/[^\s)]+/g, (url) => ' '.repeat(url.length)).matchAll(phone)].flatMap(
    ({ 0: written, index }) => {
      const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '')
      // Screens are drawn from fields, with numbers that nobody has.
      const isDrawn = index < where && standInsIn(written).length > 0
      if (isDrawn || phones.some((own) => own.endsWith(digits) || digits.endsWith(own))) return []
      const cure = `Link to the page that shows ours: [our offices](/contact#offices). A new number goes into ${facts}; to somebody else's, link to their page.`
      return tell(index, `has the phone number "${written.trim()}", which does not stand in ${facts}.`, cure)
    },
  )
  const streets = [...text.matchAll(street)].flatMap(({ 0: written, index }) => {
    const [place = written] = /(?:\d{1,5}[A-Z]? |P\.? ?O\.? Box ).*$/.exec(written) ?? []
    if (company.offices.some(({ address }) => address.join(' ').includes(place))) return []
    return tell(
      index,
      `sends people to "${place}", which does not stand in ${facts}.`,
      'Link to the page that shows where we are: [our offices](/contact#offices).',
    )
  })
  const links = [...text.matchAll(/\[([^\]]*)\]\((mailto|tel):([^)?\s]*)/g)].flatMap(
    ({ 1: shown = '', 2: scheme, 3: to = '', index }) => {
      const [seen] =
        (scheme === 'mailto' ? /\{\{\w+Email\}\}|[\w.+-]+@[\w.-]+\w/ : /\+?\d[\d\s().-]{5,}\d/).exec(shown) ?? []
      const bare = (address: string) =>
        scheme === 'tel' ? address.replaceAll(/\D/g, '').replace(/^0+/, '') : address.toLowerCase()
      if (seen === undefined || bare(to).endsWith(bare(seen))) return []
      return tell(index, `has a link that shows ${seen} and leads to ${to}.`, 'Write the same address in both places.')
    },
  )
  return [...mail, ...phoned, ...streets, ...links]
}

const ownOf = onceEach((company: Company) => {
  const mails = new Set((JSON.stringify(company).match(mailbox) ?? []).map((mail) => mail.toLowerCase()))
  return {
    mails,
    domains: new Set([...mails].map((mail) => mail.split('@')[1] ?? '')),
    // Without what a country's own people leave out, a number is still the same.
    phones: company.offices.map(({ phone }) => phone.replaceAll(/\D/g, '')),
  }
})
