import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { socialImage, twinAddress } from '../../../src/seo/addresses.ts'
import { pngSize } from '../../support/png.ts'
import { everyPage, type Rules, unless } from './rule.ts'

const largestPicture = 60 * 1024

const said = (root: HTMLElement, key: string) =>
  root.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')

/** What a shared link, a search result and a device's home screen show. */
export const metadataRules: Rules = {
  'every page says what a shared link to it shows': everyPage(({ address, root }, { content }) => {
    const { name, site } = content.company
    const page = content.pages.find((one) => one.address === address)
    // Two pages have no file: the search, and the one for unknown addresses.
    const title = page?.title ?? (address === '/search' ? 'Search this site' : 'Page not found')
    const expected: Record<string, string | undefined> = {
      'og:site_name': name,
      'og:type': page?.kind === 'article' ? 'article' : 'website',
      'og:title': title,
      'og:description': said(root, 'description'),
      'og:url': page && site + address,
      'og:image': site + socialImage(page?.address),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'article:published_time': page?.kind === 'article' ? page.date : undefined,
      'twitter:card': 'summary_large_image',
    }
    return Object.entries(expected).flatMap(([key, value]) =>
      unless(said(root, key) === value, `${key} is ${said(root, key)}, not ${value}`),
    )
  }),

  'every page has a picture of its own, of the right size and not too heavy': ({ content, dist }) =>
    content.pages.flatMap(({ address }) => {
      const file = join(dist, socialImage(address))
      if (!existsSync(file)) return [`${address}: has no ${file}`]
      const { width, height } = pngSize(readFileSync(file))
      const { size } = statSync(file)
      return [
        ...unless(width === 1200 && height === 630, `${address}: its picture is ${width} by ${height}`),
        ...unless(size <= largestPicture, `${address}: its picture has ${size} bytes, at most ${largestPicture}`),
      ]
    }),

  'every page names its Markdown twin, which is there, and an unknown address has none': everyPage(
    ({ address, root }, { dist }) => {
      const named = root.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href')
      const expected = ['/404', '/search'].includes(address) ? undefined : twinAddress(address)
      return [
        ...unless(named === expected, `names ${named}`),
        ...unless(!expected || existsSync(join(dist, expected)), `misses ${expected}`),
      ]
    },
  ),

  'every icon that pages and the manifest name is there at its size': ({ dist, pages, content }) => {
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'))
    const named: { src: string; sizes: string }[] = [
      ...manifest.icons,
      { src: '/icon-32.png', sizes: '32x32' },
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ]
    const home = pages.find(({ address }) => address === '/')
    const inHead = home?.root.querySelectorAll('link').map((link) => link.getAttribute('href')) ?? []
    return [
      ...unless(manifest.name === content.company.name, `the manifest calls the site ${manifest.name}`),
      ...unless(
        manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable'),
        'no icon may be cut to shape',
      ),
      ...['/icon.svg', '/icon-32.png', '/apple-touch-icon.png', '/manifest.webmanifest'].flatMap((href) =>
        unless(inHead.includes(href), `pages do not name ${href}`),
      ),
      ...named.flatMap(({ src, sizes }) => {
        const { width, height } = pngSize(readFileSync(join(dist, src)))
        return unless(`${width}x${height}` === sizes, `${src} is ${width}x${height}, not ${sizes}`)
      }),
    ]
  },
}
