import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'

/** Writes files by their paths below a folder. */
export function writeFiles(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Writes a built site of a few bytes, for tests of what serves one: texts by their addresses, as a build would lay them out. */
export function writeTinySite(folder: string, texts: Record<string, string>, moved: Record<string, string> = {}): void {
  rmSync(folder, { recursive: true, force: true })
  const isPage = (address: string) => !address.includes('.')
  const fileOf = (address: string) => (isPage(address) ? `${address === '/' ? '/index' : address}.html` : address)
  const files = Object.entries(texts).map(([address, text]) => [fileOf(address), text])
  const addresses = Object.keys(texts)
  const book: AddressBook = {
    pages: addresses.filter(isPage),
    files: addresses.filter((address) => !isPage(address)),
    moved,
    scripts: [],
  }
  writeFiles(folder, { ...Object.fromEntries(files), '404.html': 'nothing here', [bookFile]: JSON.stringify(book) })
}
