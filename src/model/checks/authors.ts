import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { didYouMean } from './near.ts'

const file = 'content/company.yaml'

/** Whether each article that names its author names one of the company's, and the company each of them once. */
export function authorProblems(pages: readonly Page[], { authors }: Company): Problem[] {
  const names = authors.map(({ name }) => name)
  const twice = names.flatMap((name, i) =>
    names.indexOf(name) === i
      ? []
      : [{ file, field: `authors[${i}].name`, what: `names ${name} again.`, cure: 'Keep one of the two.' }],
  )
  const nobody = names.flatMap((name, i) =>
    /^(?:admin\w*|author|editor|guest|owner|root|staff|test|user|webmaster|writer)\d*$|@/i.test(name)
      ? [
          {
            file,
            field: `authors[${i}].name`,
            what: `is "${name}", which is no name.`,
            cure: 'Write the name of a person.',
          },
        ]
      : [],
  )
  const unknown = pages.flatMap((page) => {
    if (page.kind !== 'article' || !page.author || names.includes(page.author)) return []
    const use =
      names.length > 0 ? `Use one of: ${names.join(', ')}; or add` : 'Remove it, so that its desk signs, or add'
    const cure = `${use} the author to authors in ${file}.${didYouMean(page.author, names)}`
    return [{ file: page.file, field: 'author', what: `is "${page.author}", who is not known.`, cure }]
  })
  return [...twice, ...nobody, ...unknown]
}
