import { expect, test } from 'vitest'
import { readContent } from '../../src/model/read.ts'
import { templateOf } from '../support/fixture.ts'
import { arrive } from './visitor.ts'

const visitor = await arrive()

/** A page of the site for each template. */
const pages = new Map([
  ...readContent('.', { today: new Date() }).pages.map((page) => [templateOf(page), page.address] as const),
  ['not-found', '/no-such-page'],
])

test.each([...pages])('%s, such as %s, fits every width and is silent', async (_template, address) => {
  for (const width of [390, 820, 1440]) {
    await visitor.resize(width, 900)
    await visitor.openAwake(address)
    const { scrollWidth, clientWidth } = await visitor.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth - clientWidth, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    expect(await visitor.count('main h1')).toBe(1)
  }
})
