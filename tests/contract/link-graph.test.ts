import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkGraph } from '../../src/model/copy/reach.ts'
import { placeholders } from '../../src/model/placeholders.ts'
import { readContent } from '../../src/model/read.ts'
import { bodyLinks } from '../../tools/content-report.ts'

const { pages, menu, company } = readContent('.', { today: new Date() })
const graph = linkGraph(pages, menu, placeholders(company))

test.each(pages.map(({ address }) => address))('%s links to what the content check believes', (address) => {
  const html = readFileSync(`dist${address === '/' ? '/index' : address}.html`, 'utf8')
  const links = bodyLinks(html).filter((to) => to !== address && graph.has(to))
  expect([...(graph.get(address) ?? [])].sort()).toEqual(links.sort())
})
