import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deliverDue, reasonOf, smtp } from '../../service/mail.ts'
import { openOutbox } from '../../service/store/store.ts'
import type { ContactMessage } from '../../src/features/contact/rules.ts'
import { freePort } from '../../tools/serving.ts'
import { freshStore } from './fresh-store.ts'
import { encoded, formRequest, typed } from './message.ts'
import { settings } from './site.ts'
import { startSmtp } from './smtp.ts'
import { startOnNode } from './start-on-node.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 16)

const at = freshStore()
let said: string[]
let clock: number
beforeEach(() => {
  said = []
  clock = start
})

const keep = (more: Partial<ContactMessage> = {}, name = 'a') => at.store.keep({ ...typed, ...more }, [name], start)
const deliver = (url: string) =>
  deliverDue({
    outbox: openOutbox(at.database),
    settings,
    send: smtp(url),
    now: () => clock,
    log: (line) => said.push(line),
  })
/** What a mail server gets of messages with such fields. */
async function mailed(...messages: Partial<ContactMessage>[]) {
  const { mails, url, stop } = await startSmtp()
  for (const [i, more] of messages.entries()) await keep(more, String(i))
  await deliver(url)
  await stop()
  return mails.map(({ to, raw }) => {
    const [head = '', body = ''] = raw.split('\r\n\r\n')
    return { to, raw, head, text: `${Buffer.from(body, 'base64')}${raw}` }
  })
}

describe('a mail', () => {
  test('goes to the reader of its subject, with an answer to the visitor', async () => {
    const application = { position: 'Analyst', resume: 'https://a.example/cv' }
    const [first, second] = await mailed({}, { inquiryType: 'career opportunities', ...application })
    expect([first?.to, second?.to]).toEqual([['help@example.com'], ['careers@example.com']])
    for (const part of ['Reply-To: Ada Byron <ada@example.com>', 'Subject: Software: Ada Byron', typed.message])
      expect(first?.raw).toContain(part)
    expect(second?.raw).toContain('Subject: Career Opportunities: Ada Byron: Analyst')
    expect(second?.text).toContain('https://a.example/cv')
    expect((await at.store.list()).every(({ mail }) => mail.sentAt === start)).toBe(true)
  })

  test('has only its own headers, whatever a visitor writes, and no markup', async () => {
    const evil = 'Ada\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>'
    const names = { firstName: evil, lastName: evil, position: evil, message: evil }
    const [mail] = await mailed({ ...names, inquiryType: 'career opportunities' })
    expect(mail?.to).toEqual(['careers@example.com'])
    expect(mail?.head).not.toMatch(/^Bcc:/im)
    expect(mail?.head).toMatch(/^Content-Type: text\/plain; charset=utf-8/im)
    expect(mail?.raw).not.toMatch(/text\/html/i)
  })

  test('says in its headers what was typed, not what that would mean in one', async () => {
    // Mail programs read this as a mark that turns the text around.
    const hidden = '=?utf-8?B?4oCu?='
    const names = { firstName: `Ada ${hidden}`, position: hidden }
    const [mail] = await mailed({ ...names, inquiryType: 'career opportunities' })
    expect(mail?.head).toMatch(/^Subject: .*Ada/m)
    expect(mail?.head).not.toContain(hidden)
  })

  test('to a visitor whose address has other letters says it in its text alone', async () => {
    const [mail] = await mailed({ email: 'jürgen@bücher.example' })
    expect(mail?.raw).not.toMatch(/^Reply-To:/im)
    expect(mail?.text).toMatch(/j(?:ü|=C3=BC)rgen/)
  })
})

test('a mail server that is down for a day loses nothing, and gets each mail once', async () => {
  const port = await freePort()
  for (const name of ['a', 'b', 'c']) await keep({ message: `Letter number ${name}` }, name)
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    clock = start + minutes * minute
    await deliver(`smtp://127.0.0.1:${port}`)
  }
  expect(said.join('\n')).toMatch(/could not be mailed \(E\w+\); it is tried again/)
  const { mails, url, stop } = await startSmtp(undefined, port)
  for (let round = 0; round < 3; round++) {
    clock += 60 * minute
    await deliver(url)
  }
  await stop()
  expect(mails).toHaveLength(3)
  expect(mails.filter(({ raw }) => raw.includes('Perhaps again'))).toEqual([])
})

test('a mail that is refused is tried again, and does not hold up the others', async () => {
  let refusals = 0
  const refuse = ({ raw }: { raw: string }) => (raw.includes('unwanted') && refusals++ < 2 ? 550 : 'take')
  const { mails, url, stop } = await startSmtp(refuse)
  await keep({ message: 'An unwanted letter' }, 'a')
  await keep({ message: 'Another letter' }, 'b')
  await deliver(url)
  expect(mails).toHaveLength(1)
  for (let round = 0; round < 2; round++) {
    clock += 10 * minute
    await deliver(url)
  }
  await stop()
  expect(mails).toHaveLength(2)
  expect(said.join('\n')).not.toMatch(/ada|byron|unwanted|example\.com/i)
})

const answered = {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 <help@example.com>: no\u001b[31m such\nuser',
}
test.each([
  ['RCPT TO', 'EENVELOPE 550: 550 5.1.1 … no\ufffd[31m such user'],
  ['DATA', 'EENVELOPE 550'],
  ['CONN', 'EENVELOPE 550'],
])('the log says of a refusal at %s: %s', (command, said) => expect(reasonOf({ ...answered, command })).toBe(said))

test('the log says what was accepted, mailed and refused, and names nobody', async () => {
  const { url, stop } = await startSmtp(({ raw }) => (raw.includes('unwanted') ? 550 : 'take'))
  const service = await startOnNode({ smtpUrl: url })
  const send = (fields: Record<string, string>) => fetch(formRequest(service.origin, encoded(fields)))
  await send(typed)
  await vi.waitFor(() => expect(service.said).toContain('Message 1 was mailed.'), { timeout: 60_000 })
  await send({ ...typed, message: 'An unwanted letter' })
  await vi.waitFor(() => expect(service.said.at(-1)).toContain('Message 2 could not be mailed'), { timeout: 60_000 })
  await send({ ...typed, message: 'An unwanted letter' })
  await service.stop()
  await stop()
  expect(service.said).toEqual([
    'The service has started. Messages that wait for mail: 0.',
    'Message 1 was accepted.',
    'Message 1 was mailed.',
    'Message 2 was accepted.',
    'Message 2 could not be mailed (EMESSAGE 550); it is tried again.',
    'A message came again; it is kept once.',
    'The service has stopped.',
  ])
})

test('where the server falls silent behind the text, the mail is sent again and says so', async () => {
  const silent = await startSmtp(() => 'take and fall silent')
  await keep()
  await deliver(silent.url)
  await silent.stop()
  expect(silent.mails).toHaveLength(1)
  const { mails, url, stop } = await startSmtp()
  clock += 10 * minute
  await deliver(url)
  await stop()
  expect(mails[0]?.raw).toContain('Subject: [Perhaps again] Software: Ada Byron')
  const number = (raw = '') => /^Message-ID: (.*)$/im.exec(raw)?.[1]
  expect(number(mails[0]?.raw)).toBe(number(silent.mails[0]?.raw))
})
