import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { preparePages } from './pages.ts'

const invalid = (field: string) => `name="${field}" aria-invalid="true" aria-describedby="${field}-error"`
const controls = `<input ${invalid('firstName')}><p id="firstName-error">drawn</p>
<select ${invalid('inquiryType')}><option value="" selected>Choose</option><option value="software">Software</option></select>
<p id="inquiryType-error">drawn</p><textarea ${invalid('message')}></textarea><p id="message-error">drawn</p>`
const links = ['firstName', 'inquiryType', 'message'].map((field) => `<li><a href="#${field}">drawn</a></li>`).join('')
const { answer } = preparePages({
  wrong: `<!-- wrong --><h3 id="outcome">Wrong</h3><ul>${links}</ul>${controls}`,
  failed: `<!-- failed --><h3 id="outcome">Failed</h3>${controls}`,
  sent: 'sent',
})

test('an error stands under its field and in the list, and no other one is left', () => {
  const page = parse(answer({}, { message: 'Too <short>' }))
  expect(page.querySelectorAll('li').map(({ outerHTML }) => outerHTML)).toEqual([
    '<li><a href="#message">Too &#60;short&#62;</a></li>',
  ])
  expect(page.querySelectorAll('p').map(({ id }) => id)).toEqual(['message-error'])
  expect(page.querySelectorAll('[aria-invalid]').map(({ rawTagName }) => rawTagName)).toEqual(['textarea'])
  expect(page.querySelectorAll('[aria-describedby]')).toHaveLength(1)
})

test('where something else went wrong no field is to blame', () => {
  const page = answer({ message: 'Hello' }, {})
  expect(page).toContain('<!-- failed -->')
  expect(page).not.toMatch(/aria-invalid|drawn/)
  expect(page).toContain('>\nHello</textarea>')
})

test('what was chosen is chosen, and nothing that is no choice', () => {
  const chosen = (inquiryType: string) =>
    parse(answer({ inquiryType }, {}))
      .querySelectorAll('[selected]')
      .map((option) => option.getAttribute('value'))
  expect(chosen('software')).toEqual(['software'])
  expect(chosen('')).toEqual([''])
  expect(chosen('"><script>')).toEqual([])
})

test.each([
  [
    'markup',
    '</textarea><script>alert("1")</script>',
    '&#60;/textarea&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;',
  ],
  ['what means something in a replacement', "$& $1 $' $$", '$&#38; $1 $&#39; $$'],
  ['a line break at the beginning', '\nDear all', '\nDear all'],
  // By its number a browser would take it for another character.
  ['a control character', 'one\u0085two', 'one\u0085two'],
  ['a mark of the page itself', 'one\ufdd0two', 'one\ufdd0two'],
])('%s comes back as it was typed', (_case, typed, written) => {
  const page = answer({ firstName: typed, message: typed }, {})
  expect(page).toContain(`value="${written}"`)
  expect(page).toContain(`>\n${written}</textarea>`)
})

test('one answer leaves nothing for the next', () => {
  const empty = answer({}, {})
  answer({ firstName: 'Ada', inquiryType: 'software', message: 'Hello' }, { message: 'Too short' })
  expect(answer({}, {})).toBe(empty)
})
