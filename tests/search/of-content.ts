import type { Content } from '../../src/model/read.ts'
import { entriesOf } from '../../src/search/entries.ts'
import { type PackedIndex, pack } from '../../src/search/packed.ts'
import { allPages, buildTree } from '../../src/site/tree.ts'

/** The index that a build would make of some content. */
export function indexOf(content: Content): PackedIndex {
  const tree = buildTree(content.pages)
  return pack(entriesOf({ ...content, tree, pages: allPages(tree) }))
}
