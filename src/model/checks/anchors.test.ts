import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { samplePage } from '../../../tests/support/sample.ts'
import { markdownRenderer } from '../markdown.ts'
import { pageSchema } from '../schema/page.ts'
import { headingsOf, idsOf } from './anchors.ts'

const templates = 'src/templates'

/** The ids that a template gives, and those of the parts that it imports. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const own = [...text.matchAll(/\bid(?:="| = ')([\w-]+)/g)].map(([, id]) => id ?? '')
  const parts = [...text.matchAll(/from '(\.\.\/(?:sections|features|parts|figures)\/[\w/-]+\.tsx)'/g)]
  return [...own, ...parts.flatMap(([, path]) => idsIn(join(templates, path ?? '')))]
}

/** Each kind of page by its template, with the fields that it may have. */
const kinds = [
  ...pageSchema.options.flatMap((option) =>
    (option instanceof z.ZodObject ? [option] : option.options).map(({ shape }) => {
      const isPrepared = shape.status.type === 'literal'
      return [isPrepared ? ('in-preparation' as const) : shape.kind.value, Object.keys(shape)] as const
    }),
  ),
  ...(['article', 'position', 'closed-position'] as const).map((kind) => [kind, [] as string[]] as const),
]

test.each(kinds)('a page of kind %s has the sections that links may name', (kind, fields) => {
  const ids = idsOf(kind, (field) => fields.includes(field))
  const name = kind.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
  const file = `${templates}/${name}.astro`
  expect(existsSync(file)).toBe(true)
  expect(ids.filter((id) => !idsIn(file).includes(id))).toEqual([])
})

test('headings get the ids that the renderer gives them', async () => {
  const body = [
    '## Why we write',
    '### What is “new”, exactly?',
    '## Why we write',
    '## A & B: 1.5 of *it* / `code`',
    '## Über [uns](/a) - heute',
    '## snake_case, it’s fine',
    "## Don't -- stop",
    '## 日本 und Café',
    '## Open 9:30 to 17:45, a:b[c]',
    '## Why we write',
  ].join('\n\nText.\n\n')
  const { metadata } = await (await markdownRenderer(new Map()))(body)
  const page = samplePage('/a', { body, textLine: 1 })
  expect(headingsOf(page).map(({ id }) => id)).toEqual(metadata.headings.map(({ slug }) => slug))
})
