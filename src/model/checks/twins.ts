import { spoken } from '../../lib/names.ts'
import { parentAddress } from '../address.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

interface Named {
  file: string
  field: string
  /** What may be there once, and the place in which it may. */
  name: string
  within: string
}

/** What visitors could not tell apart: the same name twice in one list of links. */
export function twins({ pages, menu, footer }: Linked): Problem[] {
  const names = new Map(pages.map(({ address, name }) => [address, name]))
  /** What is read there, of links to different places. */
  const shown = (links: readonly { page: string; label?: string | undefined; anchor?: string | undefined }[]) =>
    links.flatMap(({ page, label, anchor }, i) => {
      const isAgain = links.findIndex((other) => other.page === page && other.anchor === anchor) < i
      return isAgain ? [] : [{ name: label ?? names.get(page) ?? page, at: `[${i}].${label ? 'label' : 'page'}` }]
    })
  const named: Named[] = [
    // Two pages at one address are told as such.
    ...[...new Map(pages.map((page) => [page.address, page])).values()]
      .filter(({ address }) => address !== '/')
      .map(({ file, name, address }) => ({ file, field: 'name', name, within: `folder ${parentAddress(address)}` })),
    ...menu.flatMap(({ title, short, items }, s) => [
      { file: 'content/menu.yaml', field: `[${s}].title`, name: title, within: 'menu' },
      { file: 'content/menu.yaml', field: `[${s}].short`, name: short, within: 'bar' },
      ...shown(items).map(({ name, at }) => ({
        ...{ file: 'content/menu.yaml', field: `[${s}].items${at}`, name, within: `shown in section ${s}` },
      })),
      ...items.map(({ page }, i) => ({
        file: 'content/menu.yaml',
        field: `[${s}].items[${i}].page`,
        name: page,
        within: `section ${s}`,
      })),
    ]),
    ...footer.flatMap(({ title, links }, c) => [
      { file: 'content/footer.yaml', field: `[${c}].title`, name: title, within: 'footer' },
      ...shown(links).map(({ name, at }) => ({
        ...{ file: 'content/footer.yaml', field: `[${c}].links${at}`, name, within: `shown in column ${c}` },
      })),
      ...links.map(({ page, anchor = '' }, l) => ({
        file: 'content/footer.yaml',
        field: `[${c}].links[${l}].page`,
        name: anchor ? `${page}#${anchor}` : page,
        within: `column ${c}`,
      })),
    ]),
  ]
  const first = new Map<string, Named>()
  return named.flatMap((one): Problem[] => {
    const key = `${one.within}: ${one.name.toLowerCase()}`
    const earlier = first.get(key)
    first.set(key, earlier ?? one)
    if (!earlier) return []
    const place = earlier.file === one.file ? spoken(earlier.field) : earlier.file
    const what = `is "${one.name}", as in ${place}: visitors could not tell the two apart.`
    return [{ file: one.file, field: one.field, what, cure: 'Change one of the two, or remove it.' }]
  })
}
