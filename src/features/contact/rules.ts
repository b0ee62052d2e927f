import * as v from 'valibot'
import { inquiryLabels } from '../../model/inquiries.ts'
import { career, type Field, fields, inquiryType, type OptionalField, optionalFields } from './fields.ts'

const notSelected = 'Please select an inquiry type'
const notAnAddress = 'Please enter a valid email address'
const notALink = 'Please enter a web address, such as https://example.com/resume'

// Limits count characters as a person sees them. Browsers before 2024 may have no way to; code points are close enough.
if (!Intl.Segmenter)
  Object.assign(Intl, {
    Segmenter: class {
      segment = (value: string) => [...value]
    },
  })

const schema = v.object({
  firstName: text('First name', 2, 100),
  lastName: text('Last name', 2, 100),
  email: v.pipe(v.string(notAnAddress), v.trim(), v.check(isEmail, notAnAddress)),
  inquiryType: v.pipe(v.string(notSelected), v.trim(), v.picklist(inquiryLabels.map(inquiryType), notSelected)),
  position: v.optional(text('Position', 0, 80)),
  resume: v.optional(v.pipe(v.string(notALink), v.trim(), v.transform(withScheme), v.check(isLink, notALink))),
  message: text('Message', 10, 5000),
} satisfies Record<Field, unknown>)

type Checked = v.InferOutput<typeof schema>
/** A message that was checked. It has a position and a résumé only where those were given. */
export type ContactMessage = Omit<Checked, OptionalField> & Partial<Record<OptionalField, string>>
type Errors = Partial<Record<Field, string>>

/** What was typed, trimmed and ready to send; or what to say under each field that is wrong. */
export function validate(input: unknown): { ok: true; message: ContactMessage } | { ok: false; errors: Errors } {
  const given = input as Record<string, unknown> | null | undefined
  const chosen = Object.fromEntries(fields.map((field) => [field, given?.[field]]))
  for (const field of optionalFields) if (!chosen[field] || !isCareer(given)) delete chosen[field]
  // One message a field is enough, and after "too long" nothing more is counted.
  const result = v.safeParse(schema, chosen, { abortPipeEarly: true })
  if (result.success) return { ok: true, message: withoutEmpty(result.output) }
  const errors: Errors = {}
  for (const { path, message } of result.issues) errors[path?.[0]?.key as Field] ??= message
  return { ok: false, errors }
}

function isCareer(given: Record<string, unknown> | null | undefined): boolean {
  return String(given?.['inquiryType'] ?? '').trim() === career
}

/** Only what is optional can be empty by now. */
function withoutEmpty(checked: Checked): ContactMessage {
  return Object.fromEntries(Object.entries(checked).filter(([, value]) => value)) as ContactMessage
}

/** The longest emoji are about this many UTF-16 units; what needs more for each character is not writing. */
const unitsPerCharacter = 16

function text(name: string, min: number, max: number) {
  const tooShort = `${name} must be at least ${min} characters`
  const tooLong = `${name} must be at most ${max.toLocaleString('en-US')} characters`
  const enough = v.pipe(v.string(), v.minGraphemes(min))
  return v.pipe(
    v.string(tooShort),
    v.trim(),
    // First, so that a whole book pasted by mistake is not counted letter by letter.
    v.check((value) => value.length <= max * unitsPerCharacter, tooLong),
    v.maxGraphemes(max, tooLong),
    v.check((value) => v.safeParse(enough, value.replaceAll(invisible, '')).success, tooShort),
  )
}

/** What shows nothing by itself. The joiner stays: it makes one emoji of several. */
const invisible = /(?![\s\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// The HTML standard's rule for type=email, with the letters of all scripts, and a domain that has a dot.
const letter = String.raw`\p{L}\p{M}\p{N}\p{So}\u00b7\u30fb\u200c\u200d`
const label = (shortest: '' | '?') => `[${letter}](?:[${letter}-]{0,61}[${letter}])${shortest}`
const email = new RegExp(`^[${letter}.!#$%&'*+/=?^_\`{|}~-]+@(?:${label('?')}\\.)+${label('')}$`, 'u')

/** Mail systems carry no longer address. */
const longestEmail = 254

function isEmail(value: string): boolean {
  return value.length <= longestEmail && email.test(value)
}

const longestLink = 500

/** Few people type the beginning of an address. */
function withScheme(value: string): string {
  return value === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(value) ? value : `https://${value}`
}

function isLink(value: string): boolean {
  if (value === '') return true
  if (value.length > longestLink || /[\s\p{Cc}\p{Cf}<>"]/u.test(value)) return false
  try {
    const { protocol, hostname, username } = new URL(value)
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === ''
  } catch {
    return false
  }
}
