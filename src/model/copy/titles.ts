import { isFamily, isOffer } from '../families.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

const alsoNamed: readonly Page['kind'][] = ['product', 'assets']

/** Whoever looks for a thing by its name finds it in a list of titles: the title of what has a name begins with it. */
export function titleProblems(page: Page): Problem[] {
  const isNamed = isOffer(page) || isFamily(page) || alsoNamed.includes(page.kind)
  const { file, title, name, heading = name } = page
  if (!isNamed || isInPreparation(page) || [name, heading].some((named) => begins(title, named))) return []
  return [
    {
      file,
      field: 'title',
      what: `is "${title}", and does not begin with "${name}".`,
      cure: `Begin it with the name, such as "${name}: what it is".`,
    },
  ]
}

/** A name is whole: "Creditors" does not begin with "Credit". */
function begins(title: string, name: string): boolean {
  return title.toLowerCase().startsWith(name.toLowerCase()) && !/^\p{L}/u.test(title.slice(name.length))
}
