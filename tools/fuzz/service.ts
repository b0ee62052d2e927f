import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { fingerprints } from '../../service/limiter.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { readForm } from '../../service/read-form.ts'
import { fields } from '../../src/features/contact/fields.ts'
import { validate } from '../../src/features/contact/rules.ts'
import { answerTo } from '../../tests/hosts/ask.ts'
import { writeServiceSite } from '../../tests/service/site.ts'
import type { Target } from '../fuzz.ts'
import { startMessages } from '../hosts/start.ts'
import { freePort } from '../serving.ts'
import { piece, spoiled } from './requests.ts'

/** What visitors, their programs and those who mean harm may write into a field. */
const values = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\r\nBcc: all@example.com', '\u202eabc', '李'.repeat(5_000), 'x'.repeat(60_000), '=?utf-8?B?4oCu?='),
  fc.constantFrom('<script>alert(1)</script>', '</textarea>', "'; DROP TABLE messages; --", '$&', '{{7*7}}', '1e3'),
  fc.constantFrom('ada@example.com', 'ada@b\u00fccher.example', '"a b"@example.com', 'a@[127.0.0.1]', 'Software'),
)
const names = fc.constantFrom(...fields, 'topic', 'elapsed', '__proto__', 'constructor', '', 'message[]')

/** A letter as the form sends it, with some of its fields filled in otherwise, and what no form would send behind them. */
function letter(id: string, more: Record<string, string> = {}, junk = ''): string {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', inquiryType: 'software' }
  const body = `${new URLSearchParams({ ...person, message: `Letter ${id}: please call me back.`, ...more })}${junk}`
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const about = ['Host: a', 'Origin: http://a', 'Accept: application/json', type, `Content-Length: ${body.length}`]
  return ['POST /api/messages HTTP/1.1', ...about, 'Connection: close', '', body].join('\r\n')
}
const letters = fc
  .tuple(fc.uuid(), fc.dictionary(names, values, { maxKeys: 3 }), fc.oneof(fc.constant(''), piece))
  .map((said) => letter(...said))
const good = letter('good')
const requests = fc.array(fc.oneof(letters, spoiled(letters)), { minLength: 1, maxLength: 12 })

/** The real service: it never answers with 5xx, what it says to have stored is there, and whoever comes next is heard. */
export async function start(): Promise<Target<string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  writeServiceSite(folder)
  const [data, port] = [join(folder, 'data'), String(await freePort())]
  const service = await startMessages(folder, { PORT: port, DATA_FOLDER: data, MESSAGES_PER_MINUTE: '1000000' })
  const database = new DatabaseSync(databaseFile(data), { readOnly: true, timeout: 10_000 })
  const isStored = async (request: string) => {
    const form = readForm(Buffer.from(request.slice(request.indexOf('\r\n\r\n') + 4), 'latin1').toString())
    const checked = form && validate(form)
    if (!checked?.ok) return true
    const found = database.prepare('SELECT id FROM messages WHERE fingerprint IN (?, ?)')
    return found.get(...(await fingerprints(checked.message, Date.now()))) !== undefined
  }
  const breaks = async (request: string) => {
    const answer = await answerTo(`http://127.0.0.1:${port}`, request, 500)
    // Behind any that only says to go on.
    const status = /^HTTP\/1\.1 ([2-5]\d\d) /m.exec(answer ?? '')?.[1] ?? ''
    if (status.startsWith('5')) return `Answered ${status}.`
    if (status === '201' && !(await isStored(request))) return 'Acknowledged and not stored.'
    return request === good && status !== '201' ? 'Takes no good letter any more.' : undefined
  }
  return {
    inputs: requests,
    breaks: async (all) => (await Promise.all(all.map(breaks))).find(Boolean) ?? breaks(good),
    stop: async () => {
      database.close()
      await service.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
