import * as v from 'valibot'
import { inquiryLabels } from '../../model/inquiries.ts'

/** In the order of the form. */
export const fields = ['firstName', 'lastName', 'email', 'inquiryType', 'message'] as const
export type Field = (typeof fields)[number]

type InquiryLabel = (typeof inquiryLabels)[number]

/** As they are submitted. */
export type InquiryType = Lowercase<InquiryLabel>
export const inquiryType = (label: InquiryLabel) => label.toLowerCase() as InquiryType

const notSelected = 'Please select an inquiry type'
const notAnAddress = 'Please enter a valid email address'

const schema = v.object({
  firstName: text('First name', 2, 100),
  lastName: text('Last name', 2, 100),
  email: v.pipe(v.string(notAnAddress), v.trim(), v.check(isEmail, notAnAddress)),
  inquiryType: v.pipe(v.string(notSelected), v.trim(), v.picklist(inquiryLabels.map(inquiryType), notSelected)),
  message: text('Message', 10, 5000),
} satisfies Record<Field, unknown>)

export type ContactMessage = v.InferOutput<typeof schema>
type Errors = Partial<Record<Field, string>>

/** What was typed, trimmed and ready to send; or what to say under each field that is wrong. */
export function validate(input: unknown): { ok: true; message: ContactMessage } | { ok: false; errors: Errors } {
  const given = input as Record<string, unknown> | null | undefined
  const chosen = Object.fromEntries(fields.map((field) => [field, given?.[field]]))
  // One message a field is enough, and after "too long" nothing more is counted.
  const result = v.safeParse(schema, chosen, { abortPipeEarly: true })
  if (result.success) return { ok: true, message: result.output }
  const errors: Errors = {}
  for (const { path, message } of result.issues) errors[path?.[0]?.key as Field] ??= message
  return { ok: false, errors }
}

function text(name: string, min: number, max: number) {
  const tooShort = `${name} must be at least ${min} characters`
  const tooLong = `${name} must be at most ${max.toLocaleString('en-US')} characters`
  return v.pipe(
    v.string(tooShort),
    v.trim(),
    // First, so that a whole book pasted by mistake is not counted letter by letter.
    v.check((value) => isAtMost(value, max), tooLong),
    v.check((value) => countUpTo(value, min) === min, tooShort),
  )
}

/** The longest emoji are about this many UTF-16 units; what needs more for each character is not writing. */
const unitsPerCharacter = 16

function isAtMost(value: string, max: number): boolean {
  if (value.length <= max) return true
  return value.length <= max * unitsPerCharacter && countUpTo(value, max + 1) <= max
}

const invisible = /^(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u

/** Counts what a person sees as characters, and stops at the limit: an emoji or an accented letter is one. */
function countUpTo(value: string, limit: number): number {
  let count = 0
  for (const character of characters(value)) {
    if (!invisible.test(character)) count++
    if (count === limit) break
  }
  return count
}

function* characters(value: string): Generator<string> {
  // Browsers before 2024 may not have it; code points are close enough there.
  if (!Intl.Segmenter) yield* value
  else for (const { segment } of new Intl.Segmenter('en').segment(value)) yield segment
}

// The HTML standard's rule for type=email, with the letters of all scripts, and a domain that has a dot.
const letter = String.raw`\p{L}\p{M}\p{N}\p{So}\u00b7\u30fb\u200c\u200d`
const label = (shortest: '' | '?') => `[${letter}](?:[${letter}-]{0,61}[${letter}])${shortest}`
const email = new RegExp(`^[${letter}.!#$%&'*+/=?^_\`{|}~-]+@(?:${label('?')}\\.)+${label('')}$`, 'u')

/** Mail systems carry no longer address. */
const longestEmail = 254

function isEmail(value: string): boolean {
  return value.length <= longestEmail && email.test(value)
}
