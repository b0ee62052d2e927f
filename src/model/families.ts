import type { Page } from './page.ts'

/** Families whose members have a shape of their own, and the kind of those members. */
export const memberKinds = {
  instruments: 'instrument',
  apps: 'app',
} as const

type ShapedFamily = keyof typeof memberKinds
type Member = (typeof memberKinds)[ShapedFamily]

/** Products have more to show than a member, and some families have a row for them all the same. */
const alsoShown: Partial<Record<Page['kind'], readonly Page['kind'][]>> = {
  apps: ['product'],
}

export function isShapedFamily(page: Page): page is Extract<Page, { kind: ShapedFamily }> {
  return page.kind in memberKinds
}

export function isAlsoShown(page: Page, family: Page): boolean {
  return alsoShown[family.kind]?.includes(page.kind) ?? false
}

/** A page that gathers the pages below it. */
export function isFamily(page: Page): page is Extract<Page, { kind: 'family' | ShapedFamily }> {
  return page.kind === 'family' || isShapedFamily(page)
}

/** Something one can have, in whatever shape; not the products and assets, which have more to show. */
export function isOffer(page: Page): page is Extract<Page, { kind: 'offering' | Member }> {
  return page.kind === 'offering' || Object.values<string>(memberKinds).includes(page.kind)
}
