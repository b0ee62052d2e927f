import { describe, expect, test } from 'vitest'
import type { Page } from '../../src/model/page.ts'
import { pageFor, pages } from '../browser/subjects.ts'
import { hrefs, mainOf, one, textOf } from './spec-page.ts'

type Division = Extract<Page, { kind: 'division' }>

const shows = pages.filter((page): page is Division => page.kind === 'division' && page.exhibit !== undefined)

describe.each(shows)('the figure on $address', ({ address, exhibit }) => {
  const { page: from = '', finding, shows: chosen } = exhibit ?? {}
  const page = pageFor(from)
  const own = 'figure' in page ? page.figure : undefined
  const figure = one(mainOf(address), '.figure')

  test('is that of one of its pages, with what that finds and the way there', () => {
    expect(textOf(one(figure, 'h2'))).toBe(finding ?? own?.heading)
    expect(hrefs(one(figure, 'figcaption'))).toEqual([from])
  })

  test.runIf(chosen)('has the parts that are chosen, and no others', () => {
    const drawn = textOf(figure)
    const names =
      own?.draws === 'document'
        ? own.contents.map(({ title }) => [title, title])
        : own?.draws === 'lanes'
          ? own.lanes.map(({ name }) => [name, name])
          : own?.draws === 'screen'
            ? own.tabs.map(({ value, screen }) => [value, `${own.program}${screen.shows}`])
            : []
    expect(names.filter(([, says = '']) => drawn.includes(says)).map(([name]) => name)).toEqual(chosen)
  })
})
