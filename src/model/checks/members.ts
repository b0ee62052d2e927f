import { parentAddress } from '../address.ts'
import { isShapedFamily, memberKinds } from '../families.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** The figure of a family shows its members: each needs what it is drawn from, and only there is it drawn. */
export function memberProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap((page) => {
    const family = byAddress.get(parentAddress(page.address))
    // A family that could not be read has its own problem.
    if (!family || isInPreparation(page) || page.kind === 'offering') return []
    const [needs] = Object.entries(memberKinds).find(([, member]) => member === page.kind) ?? []
    if (needs && family.kind !== needs) return [astray(page, needs)]
    if (!isShapedFamily(family) || needs) return []
    return [withoutShape(page, family.kind)]
  })
}

function astray({ file, kind, address }: Page, needs: string): Problem {
  return {
    file,
    field: 'kind',
    what: `is ${kind}, and the page above it, ${parentAddress(address)}, is not of the kind "${needs}".`,
    cure: `Move it below a page of the kind "${needs}", or choose another kind.`,
  }
}

function withoutShape({ file, kind }: Page, family: keyof typeof memberKinds): Problem {
  return {
    file,
    field: 'kind',
    what: `is ${kind}, below a family of the kind "${family}", whose figure could not show it.`,
    cure: `Make it "kind: ${memberKinds[family]}", or move it to another folder.`,
  }
}
