type Random = () => number

/** Marks where the port goes, which is another each time. */
export const portMark = '{port}'

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const chance = (random: Random, of: number) => random() < of

/** What visitors, their programs and those who mean harm may write into a field. */
const values = [
  ...['', ' ', 'A', 'Ada', '\u0000', '\r\n', '\r\nBcc: all@example.com', '=?utf-8?B?4oCu?=', '\u202eabc', '\ufeff'],
  ...[
    '\ud83d\ude00'.repeat(30),
    'e\u0301\u0323'.repeat(200),
    '李'.repeat(5_000),
    'x'.repeat(5_001),
    'x'.repeat(60_000),
  ],
  ...[
    '<script>alert(1)</script>',
    '</textarea>',
    "'; DROP TABLE messages; --",
    '%00',
    '%',
    '$&',
    '{{7*7}}',
    '../../etc',
  ],
  ...[
    'ada@example.com',
    'ada@b\u00fccher.example',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    '\u2028a\u2029',
    '\ufdd0',
    '\uffff',
  ],
  ...[
    'software',
    'career opportunities',
    'Software',
    'general',
    'https://a.example/cv',
    'javascript:alert(1)',
    '1e3',
    'NaN',
  ],
]
const names = [
  'firstName',
  'lastName',
  'email',
  'inquiryType',
  'position',
  'resume',
  'message',
  'topic',
  'elapsed',
  'key',
]
const otherNames = ['__proto__', 'constructor', 'toString', '', 'message[]', 'Message', 'a'.repeat(300), 'mess\u0430ge']

const types = [
  ...['application/x-www-form-urlencoded; charset=utf-8', 'application/x-www-form-urlencoded;charset=UTF-16'],
  ...[
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
    'APPLICATION/X-WWW-FORM-URLENCODED',
    'a/b; x="',
  ],
]

function bodyOf(fields: [string, string][], random: Random): Buffer {
  const encoded = new URLSearchParams(fields).toString()
  if (chance(random, 0.7)) return Buffer.from(encoded)
  return pick<() => Buffer>(random, [
    () => Buffer.from(JSON.stringify(Object.fromEntries(fields))),
    () => Buffer.from(fields.map(([name, value]) => `${name}=${value}`).join('&')),
    () => Buffer.from(encoded.replaceAll('+', '%20').replaceAll('%', () => (chance(random, 0.1) ? '%%' : '%'))),
    () =>
      Buffer.from(
        fields
          .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join(''),
      ),
    () => Buffer.from(`\ufeff${encoded}`, 'utf16le'),
    () => Buffer.from(encoded).subarray(0, Math.floor(random() * encoded.length)),
    () => Buffer.from(encoded + '&a=1'.repeat(Math.floor(random() * 40))),
    () => flipped(Buffer.from(encoded), random),
  ])()
}

function flipped(bytes: Buffer, random: Random): Buffer {
  for (let n = 0; n < 3 && bytes.length > 0; n++)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  return bytes
}

/** Changes to the head of a request, which is a list of lines. Some leave it whole, so that it must be answered. */
const heads: readonly ((lines: string[], random: Random) => void)[] = [
  (lines, random) => set(lines, 'Content-Type', pick(random, types)),
  (lines, random) =>
    set(lines, 'Accept', pick(random, ['text/html', '*/*', '', 'application/json;q=0', 'a'.repeat(5_000)])),
  (lines, random) =>
    set(lines, 'Origin', pick(random, ['null', 'https://evil.example', '', `http://127.0.0.1:${portMark}/`, 'x y'])),
  (lines, random) =>
    set(lines, 'Sec-Fetch-Site', pick(random, ['same-origin', 'cross-site', 'none', 'Same-Origin', ''])),
  (lines, random) => set(lines, 'Host', pick(random, ['evil.example', '', 'a b', '[::1]', 'localhost:99999'])),
  (lines, random) =>
    lines.splice(1, 0, pick(random, ['Host: evil.example', 'X-Real-IP: \u00ff', 'Origin: a', 'Expect: 100-continue'])),
  (lines, random) => lines.splice(1, 0, `X-Long: ${'a'.repeat(Math.floor(random() * 40_000))}`),
  (lines, random) =>
    lines.splice(
      1,
      0,
      pick(random, ['Transfer-Encoding: chunked', 'Content-Encoding: gzip', 'Upgrade: h2c', 'no header']),
    ),
  (lines, random) =>
    set(lines, 'Content-Length', pick(random, ['0', '5', '-1', '1e3', '99999999999', '65537', '1, 2'])),
  (lines, random) => {
    lines[0] = pick(random, [
      ...[
        'GET /api/messages HTTP/1.1',
        'POST /api/messages/sent HTTP/1.1',
        'PUT /api/messages HTTP/1.1',
        'POST /api/messages HTTP/1.0',
      ],
      ...[
        'POST /api//messages HTTP/1.1',
        'POST /api/messages?a=%00 HTTP/1.1',
        'HEAD /api/health HTTP/1.1',
        'POST /%2e%2e/api/messages HTTP/1.1',
      ],
      ...[
        'POST http://evil.example/api/messages HTTP/1.1',
        'OPTIONS * HTTP/1.1',
        'POST // HTTP/1.1',
        'GET /api/messages/sent HTTP/1.1',
      ],
    ])
  },
]

function set(lines: string[], name: string, value: string): void {
  const at = lines.findIndex((line) => line.startsWith(`${name}:`))
  if (at > 0) lines[at] = `${name}: ${value}`
}

/** One request as it goes over the wire: half of them as the form sends them, the others changed here and there. */
export function requestOf(number: string, random: Random): Buffer {
  const fields: [string, string][] = [
    ...(
      [
        ['firstName', 'Ada'],
        ['lastName', 'Byron'],
        ['email', 'ada@example.com'],
        ['inquiryType', 'software'],
      ] as const
    ).map(([name, value]): [string, string] => [name, value]),
    ['message', `Letter ${number}: please call me back.`],
  ]
  const isGood = chance(random, 0.5)
  if (!isGood)
    for (let n = Math.floor(random() * 3); n > 0; n--) {
      const name = pick(random, chance(random, 0.9) ? names : otherNames)
      const at = fields.findIndex(([known]) => known === name)
      fields.splice(at < 0 || chance(random, 0.1) ? fields.length : at, at < 0 ? 0 : 1, [name, pick(random, values)])
    }
  const body = isGood ? Buffer.from(new URLSearchParams(fields).toString()) : bodyOf(fields, random)
  const lines = [
    'POST /api/messages HTTP/1.1',
    `Host: 127.0.0.1:${portMark}`,
    `Origin: http://127.0.0.1:${portMark}`,
    'Sec-Fetch-Site: same-origin',
    `Accept: ${chance(random, 0.8) ? 'application/json' : 'text/html'}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ]
  if (!isGood && chance(random, 0.5)) pick(random, heads)(lines, random)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`), body])
}
