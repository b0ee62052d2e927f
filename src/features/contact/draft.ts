import { inquiryLabels } from '../../model/inquiries.ts'
import { career, type Field, fields, type InquiryType, inquiryType, optionalFields } from './fields.ts'

/** What has been typed so far. */
export type Draft = Partial<Record<Field, string>>

export const draftKey = 'contact-draft'
/** What the browser is sending by itself, where the form's own script is not there to send it. */
const sentKey = 'contact-sent'
/** What was sent where no service takes it, until its writer is done with it. */
export const keptKey = 'contact-kept'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// The session's storage outlives reload and Back, but not the tab: nobody else at this device finds a half-written letter.
const session = (): Store => sessionStorage

/**
 * Whether it is kept now: a storage may be blocked, full or forgetful. Of what was kept before nothing is left then: it
 * would pass for the last version. An empty draft leaves something behind only in place of another: the word that what
 * the browser puts back of that one is out of date.
 */
export function saveDraft(draft: Draft, storage = session, key = draftKey): boolean {
  const kept = JSON.stringify(known(draft))
  try {
    const isAnother = key === draftKey && storage().getItem(key) !== null
    storage().removeItem(key)
    if (isAnother) storage().setItem(key, '{}')
    if (kept === '{}') return true
    storage().setItem(key, kept)
    return storage().getItem(key) === kept
  } catch {
    return false
  }
}

/** What was kept; nothing at all where nothing was, where a browser that ended has lost it, or no storage can be read. */
export function loadDraft(storage = session, key = draftKey): Draft | undefined {
  let kept: string | null
  try {
    kept = storage().getItem(key)
  } catch {
    return undefined
  }
  if (typeof kept !== 'string') return undefined
  try {
    return known(JSON.parse(kept))
  } catch {
    // Not ours.
    return {}
  }
}

function known(value: Record<string, unknown>): Draft {
  return Object.fromEntries(
    fields.map((field) => [field, value[field]]).filter(([, text]) => typeof text === 'string' && text),
  )
}

/**
 * A draft that was kept, and what stands in the form before it could be shown there: nothing of either is lost. In
 * the short fields, which hold one thing, what was typed last counts.
 */
export function together(kept: Draft, typed: Draft): Draft {
  return Object.fromEntries(fields.map((field) => [field, both(field, kept[field] ?? '', typed[field] ?? '')]))
}

function both(field: Field, kept: string, typed: string): string {
  if (kept.includes(typed)) return kept
  return field === 'message' && !typed.includes(kept) ? `${kept}\n\n${typed}` : typed
}

/** What is left to say once a message is on its way: what was typed since. */
export function remaining(typed: Draft, sent: Draft): Draft {
  return Object.fromEntries(
    fields.filter((field) => typed[field] !== sent[field]).map((field) => [field, typed[field]]),
  )
}

/** What was typed for a subject that was not chosen in the end, and so was not sent. */
export function unsent(typed: Draft, sent: Draft): Draft {
  return Object.fromEntries(optionalFields.filter((field) => !sent[field]).map((field) => [field, typed[field]]))
}

/** Keeps a message beside the draft: a reload must not take it from who has yet to mail it. */
export function saveKept(message: Draft, storage = session): void {
  saveDraft(message, storage, keptKey)
}

/** Notes what the browser sends by itself, for the page that comes after it. */
export function noteSent(sent: Draft, storage = session): void {
  saveDraft(sent, storage, sentKey)
}

/** On the page that says it was sent: what was noted is no draft any more. */
export function forgetSent(storage = session): void {
  const sent = loadDraft(storage, sentKey) ?? {}
  saveDraft(remaining(loadDraft(storage) ?? {}, sent), storage)
  saveDraft({}, storage, sentKey)
}

/** What a link to the form fills in for the visitor. */
export interface Prefill {
  inquiryType?: InquiryType
  position?: string
}

const longestPosition = 80

/** Reads `?inquiry=software` or `?position=Quantitative Analyst`. Anybody can write a link, so it takes only plain text. */
export function prefill(query: string): Prefill {
  const params = new URLSearchParams(query)
  const inquiry = params.get('inquiry')
  const position = plain(params.get('position') ?? '')
  const chosen = inquiry === null && position ? career : knownInquiry(inquiry)
  if (!chosen) return {}
  return chosen === career && position ? { inquiryType: chosen, position } : { inquiryType: chosen }
}

function knownInquiry(value: string | null): InquiryType | undefined {
  return inquiryLabels.map(inquiryType).find((known) => known === value?.trim().toLowerCase())
}

/** One line: no control characters, no breaks, nothing that reverses the text around it. */
function plain(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim()
  return [...line].slice(0, longestPosition).join('').trim()
}

/** What the form starts with: the draft, with what the link asks for. That is why the visitor came now, so it wins. */
export function startingDraft(draft: Draft, query: string): Draft {
  return { ...draft, ...prefill(query) }
}
