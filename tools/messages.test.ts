import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { freshStore } from '../tests/service/fresh-store.ts'
import { askService, asStatus, span } from './messages/show.ts'
import { run, written } from './messages.ts'

const start = Date.UTC(2026, 10, 16)
const letter = {
  firstName: 'Ada\u001b[31m',
  lastName: 'Byron\nEve',
  email: 'ada@example.com',
  inquiryType: 'career opportunities',
  position: '=HYPERLINK("https://evil.example")',
  message: 'Dear "all",\n\n\u001b]0;title\u0007 hello.',
} as const

const at = freshStore()
beforeEach(() => at.store.keep(letter, ['a'], start))
const say = (...command: string[]) => run(at.store, command, start + 1)

test('the list has a line for each, and what visitors wrote moves no cursor', async () => {
  const list = await say()
  expect(list).toBe(
    '    1  2026-11-16  not mailed  Ada\ufffd[31m Byron Eve: career opportunities, =HYPERLINK("https://evil.example")\n',
  )
})

test('one is shown whole, and as harmless', async () => {
  const text = await say('show', '1')
  expect(text).toContain('Dear "all",\n\n\ufffd]0;title\ufffd hello.')
  expect(text).toContain('Position: =HYPERLINK')
  expect(text).not.toContain('\u001b')
})

test('a spreadsheet gets rows of plain text, and no formula', async () => {
  const [head, row] = (await say('export', 'csv')).split(/\r\n(?=1|$)/)
  expect(head).toBe('id,received,answered,firstName,lastName,email,inquiryType,position,resume,message')
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(row).toContain('"Dear ""all"",\n\n')
})

test('other programs get JSON with every field as it was written', async () => {
  await at.store.keep({ ...letter, message: 'one\u009b\u202etwo' }, ['b'], start)
  const [second, first] = JSON.parse(await say('export', 'json'))
  expect(second).toMatchObject({ message: 'one\u009b\u202etwo' })
  expect(first).toMatchObject({ ...letter, id: '1', received: '2026-11-16T00:00:00.000Z', resume: '' })
})

test('a formula is none in a spreadsheet that parts lines and cells elsewhere', async () => {
  const message = 'Dear all,\n=HYPERLINK("https://evil.example")\n\t@SUM(1);+1\u2028-1 \uff1d1 and a=b, c-d'
  await at.store.keep({ ...letter, message }, ['b'], start)
  expect(await say('export', 'csv')).toContain(
    `"Dear all,\n'=HYPERLINK(""https://evil.example"")\n\t'@SUM(1);'+1\u2028'-1 \uff1d1 and a=b, c-d"`,
  )
})

test.each(['csv', 'json'])('%s, shown in a terminal, moves no cursor and turns no text', async (format) => {
  await at.store.keep({ ...letter, message: 'one\u009b31m\u202etwo\u007f\u001b[2J' }, ['b'], start)
  expect(await say('export', format)).not.toMatch(/(?![\n\t\r])[\p{Cc}\p{Bidi_Control}]/u)
})

test('one is marked as answered, then forgotten, and nothing of it is left in the file', async () => {
  expect(await say('answered', '1')).toBe('Message 1 is marked as answered.\n')
  expect(await say()).toContain('answered')
  expect(await say('forget', '1')).toContain('is forgotten')
  expect(await say()).toBe('There are no messages.\n')
  expect(readFileSync(at.file).includes('ada@example.com')).toBe(false)
})

test.each([[['show']], [['show', 'x']], [['export', 'xml']], [['answer', '1']]])(
  '%j is answered with what there is',
  async (command) => {
    await expect(say(...command)).rejects.toThrow('npm run messages -- show 12')
  },
)

test('a number that nobody has is said to be one', async () => {
  await expect(say('forget', '7')).rejects.toThrow('There is no message 7.')
})

test('values are written into a statement as what they are', () => {
  expect(written('UPDATE a SET b = ?, c = ? WHERE d = ?', ["O'Neill'; DROP TABLE a; --", 7, null])).toBe(
    "UPDATE a SET b = 'O''Neill''; DROP TABLE a; --', c = 7 WHERE d = NULL",
  )
})

test('the status says how many wait and since when, and nobody by name', async () => {
  await at.store.keep({ ...letter, message: 'another' }, ['b'], start + 90 * 60_000)
  expect(await asStatus(at.store, start + 26 * 3_600_000, 1_250_000, 'answers')).toBe(
    [
      'Stored: 2, in a file of 1.3 MB',
      'Last accepted: 2026-11-16 01:30 UTC',
      'Waiting for mail: 2, the oldest for 26 hours',
      'Tried without success: 0',
      'The service: answers',
      '',
    ].join('\n'),
  )
  for (const { id } of await at.store.list()) await at.store.forget(id, start)
  expect(await asStatus(at.store, start)).toContain('Stored: 0\nLast accepted: none yet\nWaiting for mail: 0\n')
})

test.each([
  [-5, 'a minute or less'],
  [61_000, 'a minute or less'],
  [59 * 60_000, '59 minutes'],
  [47 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
])('%d is %s', (time, words) => expect(span(time)).toBe(words))

test('the service is asked where it may be, and what else answers there is not taken for it', async () => {
  const here = ['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:3']
  const ask = (told: object) => async (url: string) => {
    if (url.includes(':1/')) throw new Error('Nobody is there.')
    return url.includes(':2/') ? new Response('a page', { status: 404 }) : Response.json(told)
  }
  const said = (told: object) => askService(here, ask(told) as typeof fetch)
  expect(await said({ ok: true })).toBe('answers at http://127.0.0.1:3, all is well')
  expect(await said({ ok: false, reason: 'No\u001b[2J' })).toBe('answers at http://127.0.0.1:3: No\ufffd[2J')
  expect(await said({})).toBe(`does not answer at ${here.join(' or ')}`)
  expect(await askService(['http://127.0.0.1:none'])).toContain('does not answer')
})
