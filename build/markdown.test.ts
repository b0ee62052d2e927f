import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { markdown } from './markdown.ts'

const { render } = await markdown.createRenderer({})

/** A text as visitors get it. */
async function rendered(text: string) {
  return parse((await render(text)).code)
}

describe('a note', () => {
  test('stands aside, and is announced as a note', async () => {
    const root = await rendered('Before.\n\n:::note\nWe have an *interest*.\n\nAnd say so.\n:::\n\nAfter.')
    const notes = root.querySelectorAll('aside')
    expect(notes.map((note) => note.getAttribute('role'))).toEqual(['note'])
    expect(notes[0]?.querySelectorAll('p').map(({ text }) => text)).toEqual(['We have an interest.', 'And say so.'])
    expect(root.querySelectorAll('p').map(({ text }) => text)).toEqual(expect.arrayContaining(['Before.', 'After.']))
  })

  test.each(['warning', 'Note', 'notes'])(
    'called :::%s is refused, and the message says what to write',
    async (name) => {
      await expect(render(`:::${name}\nText.\n:::`)).rejects.toThrow(
        `has ":::${name}", and only ":::note" is known. Use that, or remove the colons.`,
      )
    },
  )
})

test.each(['Open 9:30 to 17:45.', 'A ratio of 3:1.', 'Write note:this.'])(
  'a colon in running text stays, with what follows: %s',
  async (text) => expect((await rendered(text)).text.trim()).toBe(text),
)

test('a table can scroll by itself, be reached by keyboard, and is named', async () => {
  const root = await rendered('| Item | Dollars |\n| --- | --- |\n| Gap | 13,000 |')
  const frame = root.querySelector('table')?.parentNode
  expect(frame?.attributes).toMatchObject({ role: 'group', 'aria-label': 'Table', tabindex: '0' })
  expect(root.querySelectorAll('td').map(({ text }) => text)).toEqual(['Gap', '13,000'])
})

test('two tables have a frame each', async () => {
  const table = '| A |\n| --- |\n| B |\n'
  const root = await rendered(`${table}\nBetween.\n\n${table}`)
  expect(root.querySelectorAll('[tabindex="0"] > table')).toHaveLength(2)
})
