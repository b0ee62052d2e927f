import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { markdownRenderer } from './markdown.ts'

const render = await markdownRenderer(new Map([['name', 'Example Group']]))

/** A text as visitors get it. */
async function rendered(text: string) {
  return parse((await render(text)).html)
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

test.each(['</div><img src=x>', 'A <b>kite</b>.', '- </li><iframe src=x>', '<!-- Ask Ada. -->'])(
  'HTML is refused: %s',
  async (text) => {
    await expect(render(text)).rejects.toThrow('has HTML (')
  },
)

test.each(['[A](/a "B. <h2> <img src=x>")', '[A](https://example.org/?b=<c>)', 'A[^<h2>].\n\n[^<h2>]: B.'])(
  'a bracket is part of a tag and of nothing else: %s',
  async (text) => {
    const { html } = await render(text)
    expect(html).not.toContain('<h2>')
    expect(html.split(/<[^<>]*>/).join('')).not.toMatch(/[<>]/)
  },
)

describe('a colon in running text stays, with what follows', () => {
  const spared = [
    'Open 9:30 to 17:45.',
    'A ratio of 3:1.',
    'Write note:this.',
    'a:b[c]{d=1}',
    'Über 🙂 a:b[c]{d=1} and 9:30, a:b{d=1} or a:b[] or a:b[c 9:30 d]{e}',
    'note:this{x} a:b[c](d)',
  ]

  test.each(spared)('%s', async (text) => expect((await rendered(text)).text.trim()).toBe(text))

  test.each([
    ['a heading', '## ', 'h2'],
    ['a list', '- ', 'li'],
    ['a note', ':::note\n', 'aside'],
    ['a table', '| A |\n| --- |\n| ', 'td'],
  ])('in %s', async (_where, before, tag) => {
    const root = await rendered(`${before}at 9:30 a:b[c]{d=1} x:y[z]`)
    expect(root.querySelector(tag)?.text.trim()).toBe('at 9:30 a:b[c]{d=1} x:y[z]')
  })

  test('and what stands in it is still Markdown', async () => {
    const { html } = await render('a:b[*c 9:30* 9:30 `d`]{e=1} and a:b[[f x:y[z]](/g)]')
    expect(html.trim()).toBe('<p>a:b[<em>c 9:30</em> 9:30 <code>d</code>]{e=1} and a:b[<a href="/g">f x:y[z]</a>]</p>')
  })
})

describe('a placeholder', () => {
  test('is filled in wherever it stands, with or without blanks', async () => {
    const root = await rendered(
      '## At {{name}}\n\nWe are *{{ name }}*, "{{name}}", note:this{{name}}, {{name}}\'s [{{name}}](/x "{{name}}").\n\n- `{{name}}`\n',
    )
    const { text } = root
    expect(text).not.toContain('{{')
    expect(text.match(/Example Group/g)).toHaveLength(7)
    expect(text).toContain('“Example Group”')
    expect(text).toContain('Example Group’s')
    expect(root.querySelector('a')?.getAttribute('title')).toBe('Example Group')
    expect(root.querySelector('h2')?.id).toBe('at-example-group')
  })

  test('is filled in the addresses of links, which are not typeset', async () => {
    const render = await markdownRenderer(new Map([['email', "o'neil@example.com"]]))
    const { html } = await render(
      '[{{email}}](mailto:{{ email }}), <mailto:{{email}}> and [b]\n\n[b]: https://b.example/{{email}}',
    )
    const links = parse(html)
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'))
    const email = "mailto:o'neil@example.com"
    expect(links).toEqual([email, email, "https://b.example/o'neil@example.com"])
  })

  test.each([
    'Acme: Partners',
    'Acme #1 Group',
    'Müller & Söhne',
    'O’Neil’s “Best”',
    'O\'Neil\'s "Best"',
    '{{x}}',
    '{{name}}',
    '<b>Bold</b>',
    '*Star*',
    '- dash',
    '1. first',
    '[a](b)',
    'Acme & Co | Sons',
    'a:b[c]{d=1}',
    ':::note',
    '$& $1',
    '&amp; \\* `code`',
  ])('survives as it is: %s', async (name) => {
    const render = await markdownRenderer(new Map([['name', name]]))
    const table = '| {{name}} | B |\n| --- | --- |\n| {{name}} | c |'
    const { html, metadata } = await render(`## {{name}}\n\n{{name}}\n\n- {{name}}\n\n${table}\n\n\`{{name}}\``)
    const root = parse(html)
    const shown = root.querySelectorAll('h2, p, li, th:first-child, td:first-child').map(({ text }) => text.trim())
    expect(shown).toEqual(Array(6).fill(name))
    expect(metadata.headings.map(({ text }) => text)).toEqual([name])
  })
})

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
