/** The one rule of addresses: `/`, or lower-case words joined by hyphens, below each other, with no slash at the end. */

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'
/** Only old addresses have it: the specification makes some from titles, such as `software-&-technology`. */
const oldWord = '[a-z0-9&]+(?:-[a-z0-9&]+)*'

/** Where a page may be. */
export const addressPattern = new RegExp(`^/$|^(?:/${word})+$`)

/** What may lead to a page by redirect. */
export const aliasPattern = new RegExp(`^(?:/${oldWord})+$`)

/** One part of an address, or what follows the # in a link. */
export const wordPattern = new RegExp(`^${word}$`)

/** `/software/api` for `/software/api/stable-coins`; `/` for what stands at the top. */
export function parentAddress(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/'
}

/** `content/pages/software/index.md` is `/software`; `content/insights/blog/opinion/payroll.md` is `/insights/blog/opinion/payroll`. */
export function addressOf(file: string): string {
  const path = file
    .replace(/^content\/(pages\/)?/, '')
    .replace(/^positions\//, 'careers/')
    .replace(/\.md$/, '')
  return `/${path.replace(/(^|\/)index$/, '')}`
}

/** How to name a file that no address can be made of. */
export function fileNameCure(file: string): string {
  const path = asAddress(file.replace(/^content\/\w+\//, '').replace(/\.md$/, ''))
  return `Use lower-case letters, digits and hyphens only, such as ${path || 'a-short-name'}.md.`
}

/** What an address can be made of a name: `acme-co` for `Acme & Co.`. */
function asAddress(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøðþłđı]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^-+|-+$|-*\/-*/g, (found) => (found.includes('/') ? '/' : ''))
}

/** One part of an address, made of a name: `acme-labs` for `Acme / Labs`. Empty where no letter or digit is left. */
export const asWord = (name: string) => asAddress(name.replaceAll('/', ' '))

/** Letters that are no other letter with a mark. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
