import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode } from 'postcss'
import { expect, test } from 'vitest'
import { site } from '../support/built.ts'

/** For paper and for older browsers only. */
function isSetAside({ parent }: ChildNode): boolean {
  const { type, name, params } = (parent ?? {}) as Partial<AtRule>
  if (type === undefined) return false
  return (
    params === 'print' || (name === 'supports' && /^(not|\(not)/.test(params ?? '')) || isSetAside(parent as ChildNode)
  )
}

test('the styles that come late name no root: a page that is painted already would be styled anew', () => {
  const [file = ''] = globSync(join(site.dist, '_astro/late.*.css'))
  const named: string[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    if (rule.selector.includes(':root') && !isSetAside(rule)) named.push(rule.selector)
  })
  expect(named).toEqual([])
})
