import { z } from 'zod'
import { type HttpStatus, httpStatuses } from '../../lib/http-statuses.ts'
import { comparing as family, described as offering } from './catalog.ts'
import { kind } from './parts.ts'
import { shows } from './records.ts'
import { formed, line, phrase } from './text.ts'

/** Front matter of interfaces for other programs, and of the family that draws who says what to whom. */

/** One line of a body. A body is flat: a specimen is read, not parsed. */
const bodyField = z.strictObject({
  key: formed(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'must be a key of JSON in lower case, such as expires_at').describe(
    'Its name in the body.',
  ),
  value: z.string().min(1).max(60).describe('What the drawing shows. Made up, and no claim about anybody.'),
  written: z
    .enum(['text', 'number', 'boolean'])
    .default('text')
    .describe('How JSON writes it: a text in quotes unless this says otherwise.'),
  shows: shows.optional(),
})

const body = z.array(bodyField).max(7)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const pathRule = 'must be a path such as /quotes: a drawn example has no host, query or capitals'

const request = z
  .strictObject({
    name: phrase(4, 40).describe('What is asked, in words.'),
    method: z.enum(methods).describe('The method of HTTP.'),
    path: formed(/^(\/[a-z0-9-]+)+$/, pathRule).describe('The path alone; no such address exists.'),
    fields: body.describe('The lines of its body; none for GET and DELETE.'),
  })
  .describe('One request, drawn as an example.')

const answer = z
  .strictObject({
    name: phrase(4, 40).describe('What comes back, in words.'),
    status: z
      .literal(Object.keys(httpStatuses).map(Number) as HttpStatus[])
      .describe('The status of HTTP; its words are added.'),
    fields: body.min(1).describe('The lines of its body.'),
  })
  .describe('The answer to that request.')

/** The three who speak in a call stand in a row: the caller and the partner never speak past us. */
const ways = ['app-us', 'us-partner', 'partner-us', 'us-app'] as const
export type Way = (typeof ways)[number]

const message = z.strictObject({
  way: z.enum(ways).describe('Who speaks to whom.'),
  says: phrase(4, 48).describe('What is said.'),
  binds: z.boolean().default(false).describe('True where the partner makes it binding.'),
})

const partyName = phrase(2, 24)

export const api = z.strictObject({
  ...offering.shape,
  kind: kind('api'),
  partner: partyName.describe('Who does the licensed part, such as "Insurer".'),
  call: z.array(message).min(4).max(9).describe('One call from beginning to end, message by message.'),
  request,
  answer,
})

export const apis = z.strictObject({
  ...family.shape,
  kind: kind('apis'),
  caller: partyName.describe('What the program that calls is named in the figure; each page names its own partner.'),
  finding: z
    .strictObject({
      title: line(10, 80).describe('What the figure shows, in one sentence.'),
      text: line(20, 240).describe('What follows from it for a reader.'),
    })
    .describe('Stands under the figure.'),
  comparing: line(8, 60).describe('The heading above the table.'),
})
