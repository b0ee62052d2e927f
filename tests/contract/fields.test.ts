import { describe, expect, test } from 'vitest'
import { paragraphs } from '../../src/lib/paragraphs.ts'
import { steering } from '../../src/model/copy/texts.ts'
import { builtPages, content } from '../support/built.ts'

/** Every text that an editor wrote into the front matter. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return paragraphs(value)
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (steering.has(key) ? [] : textsOf(inner)))
}

function words(at: string): string {
  const root = builtPages.find(({ address }) => address === at)?.root
  const description = root?.querySelector('meta[name=description]')?.getAttribute('content')
  return `${root?.querySelector('title')?.text} ${description} ${root?.querySelector('body')?.text}`.replaceAll(
    /\s+/g,
    ' ',
  )
}

// A schema may accept a field that no template shows; editors would fill it in for nobody.
describe.each(content.pages)('$address', (page) => {
  test('shows every text of its front matter', () => {
    // The name of the home page stands in the breadcrumbs of the others.
    const shown = words(page.address) + (page.address === '/' ? words('/about') : '')
    const missing = textsOf(page).filter((text) => !shown.includes(text.replaceAll(/\s+/g, ' ')))
    expect(missing).toEqual([])
  })
})
