import { isIndexed } from '../indexed.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { clicksFrom } from './clicks.ts'
import * as limits from './limits.ts'
import type { LinkGraph } from './link-graph.ts'

/** Pages that visitors would hardly find, or could not go on from. Those in preparation are found by their family. */
export function reachProblems(pages: readonly Page[], links: LinkGraph): Problem[] {
  const clicks = clicksFrom('/', links)
  const linked = Map.groupBy([...links.values()].flat(), (address) => address)
  const problem = (file: string, what: string, cure: string): Problem => ({ file, field: 'links', what, cure })
  return pages
    .filter((page) => isIndexed(page) && page.address !== '/')
    .flatMap(({ file, address, kind }) => {
      const [linksIn, linksOut] = [linked.get(address)?.length ?? 0, links.get(address)?.length ?? 0]
      const away = clicks.get(address)
      const found: Problem[] = []
      // A position may be the only one that is open.
      if (linksIn < limits.linksIn.min && kind !== 'position')
        found.push(
          problem(
            file,
            `is linked from ${pagesIn(linksIn)}, at least ${limits.linksIn.min}.`,
            'Name it under "related" or in the text of other pages.',
          ),
        )
      if (linksOut < limits.linksOut.min && kind !== 'legal')
        found.push(
          problem(
            file,
            `leads to ${pagesIn(linksOut)}, at least ${limits.linksOut.min}.`,
            'Link to what to read next.',
          ),
        )
      if (away === undefined || away > limits.clicks.max)
        found.push(
          problem(
            file,
            `is ${away === undefined ? 'out of reach' : `${away} clicks away`} from the home page, at most ${limits.clicks.max}.`,
            'Link to it from a page nearer to the home page.',
          ),
        )
      return found
    })
}

function pagesIn(count: number): string {
  return `${count || 'no'} other ${count === 1 ? 'page' : 'pages'}`
}
