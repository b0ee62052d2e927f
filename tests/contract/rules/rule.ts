import type { BuiltPage, BuiltSite } from '../../support/built-site.ts'

/** Says what is wrong with a built site, a line for each fault. Silence is success. */
export type Rule = (site: BuiltSite) => string[]

/** Rules by the sentence each of them holds. */
export type Rules = Record<string, Rule>

/** A rule about one page at a time; each fault begins with the page's address. */
export function everyPage(faultsOf: (page: BuiltPage, site: BuiltSite) => string[]): Rule {
  return (site) => site.pages.flatMap((page) => faultsOf(page, site).map((fault) => `${page.address}: ${fault}`))
}

/** The fault, unless all is well. */
export function unless(well: boolean, fault: string): string[] {
  return well ? [] : [fault]
}

/** What stands more than once in a list. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}

/** Says of a page's HTML what it said before, where the text is the same: an edit leaves most pages as they were. */
export function once<Said>(say: (html: string) => Said): (html: string) => Said {
  const known = new Map<string, Said>()
  return (html) => {
    const said = known.get(html) ?? say(html)
    known.set(html, said)
    return said
  }
}
