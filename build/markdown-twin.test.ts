import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { toMarkdown, twinOf } from './markdown-twin.ts'

const page = 'https://a.example/b/c'
function twin(html: string): string {
  const main = parse(`<main>${html}</main>`).querySelector('main')
  return main ? toMarkdown(main, page).trim() : ''
}

test.each([
  ['a heading', '<h2 id="x">What  we\n do</h2>', '## What we do'],
  ['paragraphs', '<p>One.</p><p>Two <strong>three</strong>.</p>', 'One.\n\nTwo **three**.'],
  ['a link', '<p><a href="/d">there</a></p>', '[there](https://a.example/d)'],
  ['a link to a part', '<p><a href="#d">there</a></p>', `[there](${page}#d)`],
  ['a link elsewhere', '<p><a href="mailto:a@b.example">mail</a></p>', '[mail](mailto:a@b.example)'],
  ['a card', '<a href="/d"><h3>Name</h3><p>Line</p></a>', '### [Name](https://a.example/d)\n\nLine'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['steps', '<ol><li><p>One</p></li><li>Two</li></ol>', '1. One\n2. Two'],
  ['a list of parts', '<ol><li><h3>A</h3><p>B</p></li></ol>', '### A\n\nB'],
  ['facts', '<dl><div><dt>For</dt><dd>All</dd></div></dl>', '- **For**: All'],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>',
    '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
  ],
  ['a question', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  ['a note', '<aside><p>Mind.</p></aside>', '> Mind.'],
  [
    'code with its parts marked',
    '<pre><code><b>POST</b> /a\n  <i aria-hidden="true">1</i><b>&quot;b&quot;</b>: 2</code></pre>',
    '```\nPOST /a\n  "b": 2\n```',
  ],
  ['an image', '<p><img src="/i.png" alt="A kite"></p>', '![A kite](https://a.example/i.png)'],
  ['letters that Markdown would read', '<p>a*b_c [d] &lt;e&gt; `f`</p>', 'a\\*b\\_c \\[d\\] \\<e\\> \\`f\\`'],
  ['parts held apart by styles', '<p><span>A</span><span>B</span></p>', 'A B'],
  ['what only programs and hands use', '<svg><title>x</title></svg><button>Go</button><p>A</p>', 'A'],
  ['what is not printed', '<div class="a print:hidden"><p>Share</p></div><p>A</p>', 'A'],
])('%s', (_case, html, expected) => expect(twin(html)).toBe(expected))

test('a page that names no twin has none', () => {
  const html = (head: string) => `<head><link rel="canonical" href="${page}">${head}</head><main><h1>A</h1></main>`
  expect(twinOf(html(''))).toBeUndefined()
  expect(twinOf(html('<link rel="alternate" type="text/markdown" href="/b/c.md">'))).toBe(`# A\n\n---\n\n${page}\n`)
})
