import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AddressBook, bookFile } from '../deploy/address-book.ts'

/** What a page may weigh as it is sent. One network flight: ten packets, less their headers. */
export const pageLimit = 14_000

/** From here on a page is told to be near its limit, while there is still time to make room. */
export const warnFrom = pageLimit * 0.95

/** How much an editor may still write on a page of that size: a word of running text takes two bytes and a half, pressed. */
export const roomLeft = (size: number) =>
  `room for ${number(Math.max(0, Math.floor((pageLimit - size) / 25) * 10))} words`

/** What a build wrote, and where, in a paragraph. */
export function buildReport(folder: string): string {
  const { pages, moved }: AddressBook = JSON.parse(readFileSync(join(folder, bookFile), 'utf8'))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  const home = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, site = 'an unknown address'] = /<link rel="?canonical"? href="?([^"\s>]+?)\/?["\s>]/.exec(home) ?? []
  const isPressed = files.some(({ name }) => name.endsWith('.br'))
  // Without copies nobody knows what a page weighs as it is sent.
  const near = (isPressed ? pages : [])
    .map((page) => ({ page, size: sentSize(join(folder, page === '/' ? 'index.html' : `${page}.html`)) }))
    .filter(({ size }) => size >= warnFrom)
    .sort((a, b) => b.size - a.size)
    .map(({ page, size }) => `${page} (${roomLeft(size)})`)
  return [
    `Built ${count(pages.length, 'page')} and ${count(Object.keys(moved).length, 'redirect')} for ${site} into ${folder}/:`,
    `${count(files.length, 'file')}, ${number(bytes / 1e6)} MB${isPressed ? ' with their compressed copies' : ''}.`,
    ...(near.length > 0 ? [`Close to the ${number(pageLimit)} bytes that a page may weigh: ${told(near)}.`] : []),
  ].join(' ')
}

const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
const count = (size: number, name: string) => `${number(size)} ${name}${size === 1 ? '' : 's'}`
/** The first three; the contract names them all, with what weighs most. */
const told = (near: readonly string[]) =>
  near.length > 3 ? `${near.slice(0, 3).join(', ')} and ${near.length - 3} more` : near.join(', ')
const { format: number } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
