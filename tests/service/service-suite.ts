import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../service/store/store.ts'
import { another, encoded, type Fields, formRequest, typed } from './message.ts'

/** A service that runs somewhere, and a second look into its database. */
export interface Running {
  origin: string
  ask: (request: Request) => Promise<Response>
  store: Store
  stop: () => Promise<void>
}

/** What holds wherever the service runs. `start` gives one that lets everybody send as often as they like. */
export function serviceSuite(where: string, start: () => Promise<Running>): void {
  describe(`the service on ${where}`, () => {
    let running: Running
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.stop())
    beforeEach(async () => {
      for (const { id } of await running.store.list()) await running.store.forget(id, 1)
    })

    const post = (body: BodyInit, headers?: Record<string, string>) =>
      running.ask(formRequest(running.origin, body, headers))
    const send = (fields: Fields, headers?: Record<string, string>) => post(encoded(fields), headers)
    const kept = async () => (await running.store.list()).map(({ message }) => message)
    const byItself = { Accept: 'text/html' }

    test('a good message is kept, trimmed, and only then acknowledged', async () => {
      const answer = await send({ ...typed, firstName: '  Ada ', elapsed: '9000' })
      expect([answer.status, await answer.json()]).toEqual([201, { stored: true }])
      expect(await kept()).toEqual([typed])
    })

    test('an application has its position and its résumé', async () => {
      const application = { ...typed, inquiryType: 'career opportunities', position: 'Analyst', resume: 'a.example/cv' }
      await send(application)
      expect(await kept()).toEqual([{ ...application, resume: 'https://a.example/cv' }])
    })

    test('sent again, also from another tab, it is the same message; with another word it is another', async () => {
      for (const key of ['one', 'two', 'two']) expect((await send({ ...typed, key })).status).toBe(201)
      expect(await kept()).toHaveLength(1)
      await send(another('today'))
      expect(await kept()).toHaveLength(2)
    })

    test('ten at the same moment are one message', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(typed)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
      expect(await kept()).toHaveLength(1)
    })

    test('without a script it is kept once as well, and leads to a page that says so', async () => {
      for (let attempt = 0; attempt < 2; attempt++) {
        const answer = await send({ ...typed, position: '', resume: '', topic: '' }, byItself)
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/messages/sent#outcome'])
      }
      expect(await kept()).toEqual([typed])
      const sent = await running.ask(new Request(`${running.origin}/api/messages/sent`))
      expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await sent.text()).toContain('id="outcome"')
    })

    test('a wrong one is refused with what to say under each field', async () => {
      const answer = await send({ ...typed, firstName: 'A', message: 'Hi' })
      const errors = {
        firstName: 'First name must be at least 2 characters',
        message: 'Message must be at least 10 characters',
      }
      expect([answer.status, await answer.json()]).toEqual([422, { stored: false, errors }])
      expect(await kept()).toEqual([])
    })

    test('without a script it comes back as it was typed, markup and all, with what is wrong', async () => {
      const fields = { ...typed, firstName: '"><script>&amp;', lastName: 'B', message: '</textarea>\n<b>' }
      const answer = await send(fields, byItself)
      const page = await answer.text()
      expect(answer.status).toBe(422)
      expect(page).toContain('Last name must be at least 2 characters')
      expect(page).not.toContain('id="firstName-error"')
      expect(page).not.toMatch(/<script>|<b>|&amp;amp;/)
      expect(page).toContain('value="&#34;&#62;&#60;script&#62;&#38;amp;"')
    })

    const form = encoded(typed)
    const as = (type: string) => ({ 'Content-Type': type })

    test.each<[what: string, status: number, body: BodyInit, headers?: Record<string, string>]>([
      ['another site', 403, form, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
      ['a page without an origin', 403, form, { Origin: 'null' }],
      ['JSON', 415, JSON.stringify(typed), as('application/json')],
      ['plain text', 415, form, as('text/plain')],
      ['files', 415, '--x--', as('multipart/form-data; boundary=x')],
      ['another character set', 415, form, as('application/x-www-form-urlencoded; charset=utf-16')],
      ['a field twice', 400, `${form}&firstName=Eve`],
      ['a null byte', 400, encoded({ ...typed, message: 'Please call\0 me back.' })],
      ['half a character', 400, `${form}&position=%ff%fe`],
      ['half an escape', 400, `${form}&position=%`],
      ['an escape that means nothing', 400, `${form}&position=%zz`],
      ['a lone surrogate', 400, `${form}&position=%ed%a0%80`],
      ['a field without a value', 400, `${form}&position`],
      ['a hundred fields', 400, `${form}${'&a=1'.repeat(100)}`],
      ['bytes that are no text', 400, new Uint8Array([0xff, 0xfe, 0x00, 0x41])],
      ['fields that every object has', 400, '__proto__=a&__proto__=b'],
      ['nothing at all', 422, ''],
      ['a form cut off in the middle', 422, form.slice(0, -12)],
    ])('%s is refused with %i', async (_case, status, body, headers) => {
      expect((await post(body, headers)).status).toBe(status)
      expect(await kept()).toEqual([])
    })

    test('more than 64 KB is too much, and the longest letter is not', async () => {
      expect((await send({ ...typed, message: 'x'.repeat(70_000) })).status).toBe(413)
      // Nine bytes for each character, once escaped.
      const answer = await send({ ...typed, message: '李'.repeat(5_000) })
      expect(answer.status).toBe(201)
    })

    test.each([
      ['who fills in what nobody sees', { topic: 'pills' }],
      ['who is quicker than anybody reads', { elapsed: '300' }],
      ['who has no sense of time', { elapsed: 'NaN' }],
    ])('%s is refused, politely', async (_case, more) => {
      const answer = await send({ ...typed, ...more }, byItself)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('Please call me back.')
      expect(await kept()).toEqual([])
    })

    test('every answer has the headers of the site, and no cache keeps one', async () => {
      const ask = (path: string, method = 'GET') =>
        running.ask(new Request(running.origin + path, { method, redirect: 'manual' }))
      const answers = [
        ...[await send(typed), await send({}), await send(typed, { Origin: 'null' }), await send(typed, byItself)],
        ...[await send({ ...typed, message: 'x'.repeat(70_000) }), await post('a', { 'Content-Type': 'text/plain' })],
        ...[await ask('/api/messages'), await ask('/api/messages', 'PUT'), await ask('/api/messages/sent')],
        ...[await ask('/api/messages/'), await ask('/api/nothing')],
        ...[await ask('/api/health'), await ask('/api/health', 'POST')],
      ]
      for (const { headers } of answers) {
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('set-cookie')).toBeNull()
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    })

    test('a monitor is told that all is well, and nothing of a message', async () => {
      await send(typed)
      const answer = await running.ask(new Request(`${running.origin}/api/health`))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
      const told = await answer.json()
      expect(told).toEqual({ ok: true, waiting: expect.any(Number), oldest: expect.any(Number) })
      expect((await running.ask(new Request(`${running.origin}/api/health`, { method: 'HEAD' }))).status).toBe(200)
    })

    test('other methods, and other addresses below, say what they are not', async () => {
      const ask = async (path: string, method: string) => {
        const { status, headers } = await running.ask(
          new Request(running.origin + path, { method, redirect: 'manual' }),
        )
        return [status, headers.get('allow') ?? headers.get('location')]
      }
      expect(await ask('/api/messages', 'GET')).toEqual([303, '/contact'])
      expect(await ask('/api/messages', 'DELETE')).toEqual([405, 'GET, HEAD, POST'])
      expect(await ask('/api/nothing', 'GET')).toEqual([404, null])
      expect(await ask('/api/health', 'POST')).toEqual([405, 'GET, HEAD'])
    })
  })
}
