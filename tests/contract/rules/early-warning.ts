import { brotliCompressSync, constants } from 'node:zlib'
import { pageLimit, roomLeft, warnFrom } from '../../../tools/build-report.ts'
import type { BuiltPage, BuiltSite } from '../../support/built-site.ts'
import { sizeOf } from './budgets.ts'

const parts: [name: string, selector: string][] = [
  ['styles', 'style'],
  ['menu', 'header'],
  ['main', 'main'],
  ['footer', 'footer'],
]

/** Pressed a little less hard: enough to compare the parts of a page, and thirty times as fast. */
const roughly = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** What the page would save without each of its parts, heaviest first. */
function weights({ html, root }: BuiltPage): string {
  const whole = roughly(html)
  return parts
    .map(([name, selector]) => {
      const places = root.querySelectorAll(selector).map(({ range }) => range)
      const without = places.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), html)
      return { name, bytes: whole - roughly(without) }
    })
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ')
}

/** The pages that have used nearly all of their 14,000 bytes, each with what weighs most. */
export function nearLimit({ pages }: BuiltSite): string[] {
  return pages
    .filter((page) => sizeOf(page) >= warnFrom)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map(
      (page) =>
        `${page.address} has ${pageLimit - sizeOf(page)} bytes left of ${pageLimit}, ${roomLeft(sizeOf(page))}: ${weights(page)}`,
    )
}
