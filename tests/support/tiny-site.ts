import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'

/** Writes a built site of a few bytes, for tests of what serves one: texts by their addresses, as a build would lay them out. */
export function writeTinySite(folder: string, texts: Record<string, string>, moved: Record<string, string> = {}): void {
  rmSync(folder, { recursive: true, force: true })
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const isPage = (address: string) => !address.includes('.')
  for (const [address, text] of Object.entries(texts))
    put(isPage(address) ? `${address === '/' ? '/index' : address}.html` : address, text)
  put('404.html', 'nothing here')
  const addresses = Object.keys(texts)
  const book: AddressBook = {
    pages: addresses.filter(isPage),
    files: addresses.filter((address) => !isPage(address)),
    moved,
    scripts: [],
  }
  put(bookFile, JSON.stringify(book))
}
