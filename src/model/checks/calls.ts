import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { strayNumbers } from './records.ts'

type ApiPage = Extract<Page, { kind: 'api' }>
type Line = ApiPage['answer']['fields'][number]

/** What a drawn request, its answer and a call need to be true to HTTP, to JSON and to who may bind whom. */
export function callProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.kind === 'api'
      ? [
          ...strayNumbers(page, 'request.fields', page.request.fields),
          ...strayNumbers(page, 'answer.fields', page.answer.fields),
          ...bodyProblems(page.file, 'request.fields', page.request.fields),
          ...bodyProblems(page.file, 'answer.fields', page.answer.fields),
          ...methodProblems(page),
          ...bindingProblems(page),
        ]
      : [],
  )
}

/** What JSON would not read back as it is shown. */
function bodyProblems(file: string, field: string, lines: readonly Line[]): Problem[] {
  return lines.flatMap(({ key, value, written }, i) => {
    const problem = (part: string, what: string, cure: string) => [
      { file, field: `${field}[${i}].${part}`, what, cure },
    ]
    if (lines.findIndex((other) => other.key === key) < i)
      return problem('key', `is "${key}" a second time; JSON keeps the last alone.`, 'Give each line its own key.')
    return isJson(value, written)
      ? []
      : problem('value', `is "${value}", which JSON does not know as a ${written}.`, cures[written])
  })
}

const cures = {
  text: 'Write it without control characters.',
  number: 'Write digits such as 30 or 4.5, or leave "written" out.',
  boolean: 'Write true or false, or leave "written" out.',
}

function isJson(value: string, written: Line['written']): boolean {
  if (written === 'boolean') return value === 'true' || value === 'false'
  if (written === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
  return !/\p{Cc}/u.test(value)
}

/** A GET or DELETE carries its question in its path; the others say something. */
function methodProblems({ file, request: { method, fields } }: ApiPage): Problem[] {
  const bare = method === 'GET' || method === 'DELETE'
  if (bare !== fields.length > 0) return []
  const what = bare ? `has lines, which ${method} does not send.` : `has no lines, and ${method} sends some.`
  const cure = bare ? 'Remove them and write "fields: []", or choose POST.' : 'Add what is sent, or choose GET.'
  return [{ file, field: 'request.fields', what, cure }]
}

/** One message binds, it is the partner's, and the call begins and ends with the caller. */
function bindingProblems({ file, call }: ApiPage): Problem[] {
  const problem = (field: string, what: string, cure: string) => [{ file, field, what, cure }]
  const binding = call.filter(({ binds }) => binds)
  if (binding.length !== 1)
    return problem('call', `has ${binding.length || 'no'} messages that bind, exactly 1.`, 'Set "binds: true" on one.')
  const place = call.findIndex(({ binds }) => binds)
  if (call[place]?.way !== 'partner-us')
    return problem(
      `call[${place}].binds`,
      'is true of a message that is not the partner’s.',
      'Only "way: partner-us" binds.',
    )
  if (call[0]?.way !== 'app-us' || call.at(-1)?.way !== 'us-app')
    return problem(
      'call',
      'does not begin and end with the caller.',
      'Begin with "way: app-us" and end with "way: us-app".',
    )
  return []
}
