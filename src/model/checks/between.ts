import { parentAddress } from '../address.ts'
import { byHorizon } from '../by-horizon.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import { didYouMean } from './near.ts'

/** What compares two strategies stands between their rungs, so these have to be there and follow each other. */
export function betweenProblems({ pages, unread = new Set() }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  // Which rungs follow each other is known only once every strategy is read.
  const unreadBelow = new Set([...unread].map(parentAddress))
  return pages.flatMap((family) => {
    if (family.kind !== 'strategies' || unreadBelow.has(family.address)) return []
    const rungs = rungsOf(family.address, pages)
    return family.choosing.flatMap(({ between = [] }, i) =>
      problemsOf(between, rungs).map((problem) => ({ file: family.file, field: `choosing[${i}].between`, ...problem })),
    )
  })
}

/** The names of a family's strategies, from the first rung on. */
function rungsOf(family: string, pages: readonly Page[]): string[] {
  return pages
    .filter((page) => page.kind === 'strategy')
    .filter(({ address }) => parentAddress(address) === family)
    .toSorted(byHorizon)
    .map(({ name }) => name)
}

function problemsOf(between: readonly string[], rungs: readonly string[]): Pick<Problem, 'what' | 'cure'>[] {
  const unknown = between.find((name) => !rungs.includes(name))
  if (unknown !== undefined)
    return [
      {
        what: `names "${unknown}", which is no strategy of this family.`,
        cure: `Write the names of two of them.${didYouMean(unknown, rungs)}`,
      },
    ]
  const [one = '', other = ''] = between
  if (between.length === 0 || Math.abs(rungs.indexOf(one) - rungs.indexOf(other)) === 1) return []
  return [
    {
      what: `names "${one}" and "${other}", which are no neighbors: the ladder has ${rungs.join(', ')}.`,
      cure: 'Name two that follow each other, or leave it out: then it stands above all of them.',
    },
  ]
}
