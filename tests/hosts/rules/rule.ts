import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AddressBook, bookFile } from '../../../deploy/address-book.ts'

/** What a host may leave to the network in front of it, where nothing here can try it. */
export type Edge = 'compression' | 'ranges' | 'refusals'

/** A site that answers somewhere, beside the folder it was made from. */
export interface Host {
  origin: string
  dist: string
  book: AddressBook
  leavesToEdge: readonly Edge[]
  /** A public host is asked for what visitors ask for, and for nothing else. */
  isOnlyRead?: boolean
}

/** Says what is wrong with a host, a line for each fault. Silence is success. */
type Rule = (host: Host) => Promise<string[]>

/** Rules by the sentence each of them holds. */
export type Rules = Record<string, Rule>

export function hostAt(origin: string, dist: string, leavesToEdge: readonly Edge[] = []): Host {
  return { origin, dist, book: JSON.parse(readFileSync(join(dist, bookFile), 'utf8')), leavesToEdge }
}

/** The fault, unless all is well. */
export function unless(well: boolean, fault: string): string[] {
  return well ? [] : [fault]
}

/** What is wrong with each, in the order of the list; hosts are asked about all of them at once. */
export async function each<Item>(
  items: readonly Item[],
  faultsOf: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(items.map(faultsOf))).flat()
}

export const fileOf = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`)

export const read = ({ dist }: Host, path: string): Buffer => readFileSync(join(dist, path))

/** One of each sort that a host has to tell apart. */
export function samples({ book }: Host) {
  const script = book.files.find((file) => file.startsWith('/_astro/') && file.endsWith('.js')) ?? ''
  const style = book.files.find((file) => file.startsWith('/_astro/') && file.endsWith('.css')) ?? ''
  const page = book.pages.find((page) => page.lastIndexOf('/') > 0) ?? ''
  const [old = '', target = ''] = Object.entries(book.moved)[0] ?? []
  return { page, script, style, old, target, unknown: '/no/such-page' }
}
