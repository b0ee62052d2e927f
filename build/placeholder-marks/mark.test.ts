import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { fileProblems } from '../../src/model/launch/placeholders.ts'
import { hashOf } from '../trim-pages/trim-page.ts'
import { marker } from './mark.ts'

const file = 'content/company.yaml'
const data = {
  founder: "[Founder's name]",
  emails: { support: 'help@example.com', press: 'help@example.com' },
  offices: [{ address: ['1 Example Lane', 'Anglesey'], phone: '+1 212 555 0142', email: 'here@example.com' }],
  social: [{ href: 'https://example.com/x' }, { href: 'https://example.com/x/more' }],
}
const mark = marker(fileProblems({ file, data, body: '', bodyLine: 1 }))

const policy = `<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'self' 'sha256-a'">`
const page = (body: string) => `<!doctype html><html><head>${policy}<title>T</title></head><body>${body}</body></html>`
const markedBody = (body: string) => /<body>(.*)<\/body>/s.exec(mark(page(body)))?.[1]

/** Each marked text, and what is said about it. */
const marksIn = (body: string) =>
  parse(mark(page(body)))
    .querySelectorAll('[data-placeholder]')
    .map((span) => [span.text, span.getAttribute('data-placeholder')])

describe('a text', () => {
  test.each([
    ['<h3>[Founder’s name]</h3>', '[Founder’s name]', 'founder'],
    ['<p>Founded by [Founder&#x27;s name], alone.</p>', "[Founder's name]", 'founder'],
    ['<p>Call +1\u00a0212\u00a0555\u00a00142</p>', '+1\u00a0212\u00a0555\u00a00142', 'offices[0].phone'],
    ['<address>1 Example Lane<br>Anglesey</address>', '1 Example Lane', 'offices[0].address[0]'],
    ['<dd>here@example.com</dd>', 'here@example.com', 'offices[0].email'],
    ['<dd>See https://example.com/x/more.</dd>', 'https://example.com/x/more', 'social[1].href'],
  ])('is marked with its file and field: %s', (body, text, field) => {
    expect(marksIn(body)).toEqual([[text, `Placeholder: ${file}, ${field}`]])
  })

  test('that several fields have is marked with all of them', () => {
    const title = `Placeholder: ${file}, emails.support; ${file}, emails.press`
    expect(marksIn('<p>help@example.com</p>')).toEqual([['help@example.com', title]])
  })

  test('keeps what stands around it, and can be reached with the keyboard', () => {
    expect(markedBody('<p>A &lt;b&gt; &amp; 1 Example Lane, or here@example.com</p>')).toBe(
      `<p>A &lt;b> &amp; <span data-placeholder="Placeholder: ${file}, offices[0].address[0]" tabindex="0">1 Example Lane</span>, or <span data-placeholder="Placeholder: ${file}, offices[0].email" tabindex="0">here@example.com</span></p>`,
    )
  })

  test('in something that is reached anyway is no second stop on the way', () => {
    expect(markedBody('<a href="/about">By [Founder’s name]</a>')).toBe(
      `<a href="/about">By <span data-placeholder="Placeholder: ${file}, founder">[Founder’s name]</span></a>`,
    )
  })

  test.each([
    ['of the page alone', '<p title="1 Example Lane">there@example.com, help@example.community, 11 Example Lane</p>'],
    ['in a script', '<script type="application/ld+json">{"name":"help@example.com"}</script>'],
    ['in a control', '<textarea>help@example.com</textarea><select><option>1 Example Lane</option></select>'],
    ['in a drawing', '<svg><text>1 Example Lane</text></svg>'],
    ['in an island, which React compares', '<astro-island><p>Write to help@example.com</p></astro-island>'],
  ])('%s stays as it is', (_where, body) => expect(markedBody(body)).toBe(body))
})

describe('a link', () => {
  const css = /<style>(.*)<\/style>/s.exec(mark(page('')))?.[1] ?? ''

  test.each([
    ['mailto:help@example.com', 'emails.support'],
    ['mailto:here@example.com?subject=A', 'offices[0].email'],
    ['tel:+12125550142', 'offices[0].phone'],
    ['https://example.com/x', 'social[0].href'],
    ['https://example.com/x/more', 'social[1].href'],
  ])('to %s is marked by the style, stays as it is, and tells its field', (href, field) => {
    const body = `<astro-island><a href="${href}">1 Example Lane</a></astro-island><a href="${href}">here<wbr>@example.com</a>`
    expect(markedBody(body)).toBe(body)
    const rules = css.split('\n').flatMap((rule) => {
      const [, selector = '', said = ''] = /^(a:is.*):is\(:hover,:focus\)::after\{content:"(.*)"\}$/.exec(rule) ?? []
      return selector && parse(body).querySelectorAll(selector).length === 2 ? [said] : []
    })
    expect(rules).toEqual([expect.stringContaining(`Placeholder: ${file}, ${field}`)])
  })

  test('the policy of the page lets the style through, and no other', () => {
    expect(mark(page(''))).toContain(`style-src 'self' '${hashOf(css)}' 'sha256-a'"`)
  })
})

test('a text with a sign of an address in it is marked like any other', () => {
  const field = { file, data: { title: '[Ask "Ann" @ the desk]' }, body: '', bodyLine: 1 }
  const marked = marker(fileProblems(field))(page('<p>[Ask &quot;Ann&quot; @ the desk]</p>'))
  expect(marked).toContain(`<span data-placeholder="Placeholder: ${file}, title"`)
})

test('a site without placeholders is served as it was built', () => {
  expect(marker([])(page('<p>here@example.com</p>'))).toBe(page('<p>here@example.com</p>'))
})
