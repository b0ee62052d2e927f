import { z } from 'zod'
import { type HttpStatus, httpStatuses } from '../../../lib/http-statuses.ts'
import { between, eachOnce, flag, group, list } from '../shape.ts'
import { formed, phrase } from '../text.ts'
import { figureOf } from './frame.ts'

/** One line of a body. A body is flat: a specimen is read, not parsed. */
const bodyField = group({
  key: formed(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'must be a key of JSON in lower case, such as expires_at').describe(
    'Its name in the body.',
  ),
  value: z.string().min(1).max(60).describe('What the drawing shows. Made up, and no claim about anybody.'),
  written: z
    .enum(['text', 'number', 'boolean'])
    .default('text')
    .describe('How JSON writes it: a text in quotes unless this says otherwise.'),
})

type BodyField = z.infer<typeof bodyField>

const body = list(0, 7, bodyField)

const pathRule = 'must be a path such as /quotes: a drawn example has no host, query or capitals'

const request = group({
  name: phrase(4, 40).describe('What is asked, in words.'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('The method of HTTP.'),
  path: formed(/^(\/[a-z0-9-]+)+$/, pathRule).describe('The path alone; no such address exists.'),
  fields: body.describe('The lines of its body; none for GET and DELETE.'),
}).describe('One request.')

const answer = group({
  name: phrase(4, 40).describe('What comes back, in words.'),
  status: z
    .literal(Object.keys(httpStatuses).map(Number) as HttpStatus[])
    .describe('The status of HTTP; its words are added.'),
  fields: body.min(1).describe('The lines of its body.'),
}).describe('The answer to that request.')

/** The three who speak stand in a row: the caller and the partner never speak past us. */
const ways = ['app-us', 'us-partner', 'partner-us', 'us-app'] as const

const message = group({
  goes: z.enum(ways).describe('Who speaks to whom.'),
  says: phrase(4, 48).describe('What is said.'),
  binds: flag.describe('True where the partner makes it binding.'),
})

const partyName = phrase(2, 24)

export const call = figureOf('call', 'Who says what to whom, with a request and its answer.', {
  caller: partyName.default('Your system').describe('What the program that calls is named.'),
  partner: partyName.describe('Who makes it binding, such as "Insurer".'),
  messages: list(4, 9, message).describe('One call from beginning to end, message by message.'),
  request,
  answer,
}).superRefine(
  between(({ messages, request: { method, fields }, answer }, tell) => {
    for (const [part, lines] of Object.entries({ request: fields, answer: answer.fields })) {
      eachOnce(tell, [part, 'fields'], lines, 'Give each line its own key: JSON keeps the last alone.', 'key')
      for (const [i, { value, written }] of lines.entries())
        if (!isJson(value, written))
          tell([part, 'fields', i, 'value'], `is "${value}", which JSON does not know as a ${written}.`, cures[written])
    }
    const isBare = method === 'GET' || method === 'DELETE'
    const at = ['request', 'fields']
    if (isBare && fields.length > 0)
      tell(at, `has lines, which ${method} does not send.`, 'Remove them and write "fields: []", or choose POST.')
    if (!isBare && fields.length === 0)
      tell(at, `has no lines, and ${method} sends some.`, 'Add what is sent, or choose GET.')
    const binding = messages.filter(({ binds }) => binds).length
    const place = messages.findIndex(({ binds }) => binds)
    if (binding !== 1)
      tell(['messages'], `has ${binding || 'no'} messages that bind, exactly 1.`, 'Set "binds: true" on one.')
    else if (messages[place]?.goes !== 'partner-us')
      tell(
        ['messages', place, 'binds'],
        'is true of a message that is not the partner’s.',
        'Only "goes: partner-us" binds.',
      )
    else if (messages[0]?.goes !== 'app-us' || messages.at(-1)?.goes !== 'us-app')
      tell(
        ['messages'],
        'does not begin and end with the caller.',
        'Begin with "goes: app-us" and end with "goes: us-app".',
      )
  }),
)

/** The calls of a family, each as its own page draws it, without what is sent and comes back. */
export interface CallsDrawn
  extends Omit<z.infer<typeof call>, 'caller' | 'partner' | 'messages' | 'request' | 'answer'> {
  members: (Pick<z.infer<typeof call>, 'caller' | 'partner' | 'messages'> & { name: string; href: string })[]
}

const cures = {
  text: 'Write it without control characters.',
  number: 'Write digits such as 30 or 4.5, or leave "written" out.',
  boolean: 'Write true or false, or leave "written" out.',
}

/** Whether JSON would read it back as it is shown. */
function isJson(value: string, written: BodyField['written']): boolean {
  if (written === 'boolean') return value === 'true' || value === 'false'
  if (written === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
  return !/\p{Cc}/u.test(value)
}
