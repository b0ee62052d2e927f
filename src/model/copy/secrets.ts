/** What nobody may publish, by sort: what it is and how to mend it. Nothing of it is repeated beyond its first letters. */
const cures = {
  secret: 'Take it out, and change it at once where it is used: whatever was saved here counts as public.',
  personal: 'Take it out: it belongs to somebody, and whatever was saved here counts as public.',
  inside: 'Take it out: visitors cannot open it, and it tells strangers how things are set up inside.',
} as const

/** A problem by its own words: problems.ts itself needs what is below. */
type Told = Record<'file' | 'field' | 'what' | 'cure', string>

interface Secret {
  sort: keyof typeof cures
  is: string
  says: RegExp
  /** Where the shape alone does not decide. */
  holds?: (written: string) => boolean
}

/** Letters and figures in one word, as nobody writes by chance; "256-bit" and "SHA-256" are words. */
const value = String.raw`(?-i:(?!\d+-[a-z])(?![A-Z]+-?\d+\b)(?=\S{0,60}\d)(?=\S{0,60}[A-Za-z])[^\s"'<{[*]{6,})`
const key = '(?:api|access|secret|private)[ _-]?key|(?:client|app)[ _-]?secret|(?:auth|access|api)[ _-]?token'
const pass = 'pass(?:word|wd|code|phrase)|pwd?'

// biome-ignore format: a sort a line reads as a table
const secrets: readonly Secret[] = [
  { sort: 'secret', is: 'a private key', says: /-----BEGIN [A-Z ]*PRIVATE KEY|\bPuTTY-User-Key-File/g },
  { sort: 'secret', is: 'a key', says: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\b(?:gh[opsur]_|github_pat_|glpat-|npm_|pypi-|hf_|dop_v1_|shpat_|whsec_|[rs]k_live_|GOCSPX-|ya29\.|AIza)[\w-]{16,}|\bxox[abeoprs]-[\w-]{8,}|(?<![\w-])sk-[\w-]{20,}|\bSG\.[\w-]{16,}\.[\w-]{16,}|\bhooks\.slack\.com\/services\/\w+|\b\d{8,10}:AA[\w-]{30,}|\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]+)?/g },
  { sort: 'secret', is: 'a key', says: /(?<=\b(?:Bearer|Basic) )(?=\S{0,60}\d)[\w.~+/=-]{16,}/g },
  { sort: 'secret', is: 'a key', says: new RegExp(`(?<=(?<![a-z])(?:${key})(?: is|["']?\\s?[:=])\\s?["']?)${value}`, 'gi') },
  { sort: 'secret', is: 'a name with its password', says: /\b[a-z][\w+]{0,20}:\/\/[^\s/:@]{1,60}:[^\s/@]{1,90}@/gi },
  { sort: 'secret', is: 'a password', says: new RegExp(`(?<=\\b(?:${pass}|api_?key|token|secret)=["']?)[^\\s"'&<{[*)]{4,}`, 'gi') },
  { sort: 'secret', is: 'a password', says: new RegExp(`(?<=\\b(?:${pass})(?: (?:for|of|to) [\\w ]{2,40}?)?(?: is|:)? ["'“]?)${value}`, 'gi') },
  { sort: 'secret', is: 'a password', says: new RegExp(`(?<=\\b(?:${pass})(?: is|:) ["“\`])[^\\s"”\`]{4,}(?=["”\`])`, 'gi') },
  { sort: 'secret', is: 'a password', says: new RegExp(`(?<=\\b(?:log[- ]?in|sign[- ]?in|credentials|user(?:name)?)(?::| as) ?\\S{1,40} ?(?:/|,|and) ?(?:password )?)${value}`, 'gi') },
  { sort: 'secret', is: 'a code', says: /(?<=\b(?:passcode|PIN|(?:access|door|entry|gate|meeting) code)(?: is|:)? )\d{4,8}\b/g },
  { sort: 'personal', is: 'a wallet', says: /\b0x[\da-f]{40}\b|\bbc1[a-z\d]{25,60}\b/gi },
  { sort: 'secret', is: 'what looks like a key', says: /(?<![\w/.=&%#-])(?![prs]k_(?:test|live)_)(?:(?=\w*[a-z])(?=\w*[A-Z])(?=(?:\w*?\d){3})\w{20,}|(?=\w*[a-f])(?=\w*\d)[\da-f]{32,})(?![\w/])/g },
  { sort: 'personal', is: 'a social security number', says: /(?<=\bSSN:? )\d{9}\b|(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])|(?<![\w-])[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g },
  { sort: 'personal', is: 'the number of a payment card', says: /(?<![\d.,/=_-])(?:[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}|3[47]\d\d([ -])\d{6}\2\d{5}|[3-6]\d{14,15})(?![\d/-]|[.,]\d)/g, holds: isCard },
  { sort: 'personal', is: 'a bank account', says: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, holds: isAccount },
  { sort: 'personal', is: 'a bank account', says: /(?<=\b(?:account|acct)\.?(?: (?:no\.?|number))?(?: is|:)? #?)\d{6,12}\b|(?<=\bsort code(?: is|:)? )\d\d-?\d\d-?\d\d\b|(?<=\brouting (?:no\.?|number)(?: is|:)? )\d{9}\b/gi },
  { sort: 'personal', is: 'the number of a passport', says: /(?<=\bpassport(?: (?:no\.?|number))?(?: is|:)? #?)[A-Z]{0,2}\d{6,9}\b/gi },
  // Of those who lived long ago anybody may tell it.
  { sort: 'personal', is: 'a date of birth', says: /\b(?:born (?:on )?|date of birth:? |DOB:? )(?:[A-Z][a-z]+ \d{1,2}, |\d{1,2} [A-Z][a-z]+ |\d{1,2}[/.]\d{1,2}[/.])(?:19[3-9]|20\d)\d\b/g },
  // Where a link leads is told by those who read links.
  { sort: 'inside', is: 'an address of an inner network', says: /(?<!\]\(\S{0,99})(?:(?<![\d.]|\b(?:section|version|rule|clause|article|chapter) )(?:(?:10|127)\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)(?:\.\d{1,3}){2}\b(?!\.?\d)|\blocalhost(?::\d+|\/)|(?<![\w.-])[\w-]{1,60}(?:\.[\w-]{1,60}){0,5}\.(?:internal|local|lan|corp|intranet|localdomain)\b(?![.-]\w)|\bintranet\.[\w.-]+)/gi },
  { sort: 'inside', is: 'a place on a computer', says: /\bfile:\/\/\S+|\b[A-Z]:\\\w\S*|(?<![\w/.])\/(?:home|Users)\/\w\S*|(?<![\\\w])\\\\\w[\w.-]*\\\w\S*/g },
]

/** Printed in every textbook, and nobody's. */
const known =
  /^(?:DE89 ?3704 ?0044 ?0532 ?0130 ?00|GB(?:29 ?NWBK|82 ?WEST)[ \d]+|4242(?:[ -]?4242){3}|4111(?:[ -]?1111){3}|5555(?:[ -]?5555){2}[ -]?4444|078-05-1120|192\.168\.[01]\.1|10\.0\.0\.1)$/

/** Few lines have a figure or one of these signs, and all others are passed over. */
const suspect =
  /\d|=|:\/\/|PRIVATE KEY|\\|\/home\/|\/Users\/|\.(?:internal|local|lan|corp|intranet)\b|intranet\.|PuTTY|\bpass\w+ is ["“`]/i

/** What nobody may publish, in a file as it is written: remarks and addresses, too. */
export function secretProblems(file: string, text: string): Told[] {
  return text.split('\n').flatMap((line, i) => {
    if (!suspect.test(line)) return []
    // What fits several sorts is told as the first.
    const told = new Map<number, Told>()
    for (const { sort, is, says, holds } of secrets)
      for (const { 0: written, index } of line.matchAll(says)) {
        if (told.has(index) || known.test(written) || holds?.(written) === false) continue
        const what = `has ${is} ("${sort === 'inside' ? written.slice(0, 40) : begun(written)}").`
        told.set(index, { file, field: `line ${i + 1}`, what, cure: cures[sort] })
      }
    return [...told.values()]
  })
}

/** Whatever else is told of a text must not show it either: what is told ends in logs. */
export function withoutSecrets(told: string): string {
  if (!suspect.test(told)) return told
  return secrets.reduce(
    (text, { sort, says, holds }) =>
      sort === 'inside'
        ? text
        : text.replaceAll(says, (found) => (known.test(found) || holds?.(found) === false ? found : begun(found))),
    told,
  )
}

const begun = (written: string) => `${written.slice(0, 4)}…`

/** The sum of digits that every card number has (Luhn). */
function isCard(written: string): boolean {
  const digits = [...written.replaceAll(/\D/g, '')].toReversed().map(Number)
  const sum = digits.reduce((all, digit, i) => all + (i % 2 ? ((digit * 2) % 10) + (digit > 4 ? 1 : 0) : digit), 0)
  return sum % 10 === 0
}

/** The rest that every international account number has (ISO 7064). */
function isAccount(written: string): boolean {
  const bare = written.replaceAll(' ', '')
  if (bare.length < 15 || bare.length > 34) return false
  const moved = bare.slice(4) + bare.slice(0, 4)
  return BigInt(moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n
}
