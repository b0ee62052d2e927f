import { inquiryLabels } from '../../model/inquiries.ts'
import type { Draft } from './draft.ts'
import { type InquiryType, inquiryType } from './fields.ts'

/** What a link to the form fills in for the visitor. */
export interface Prefill {
  inquiryType?: InquiryType
  message?: string
}

const career = inquiryType('Career Opportunities')
const longestPosition = 80

/** Reads `?inquiry=software` or `?position=Quantitative Analyst`. Anybody can write a link, so it takes only plain text. */
export function prefill(query: string): Prefill {
  const params = new URLSearchParams(query)
  const inquiry = params.get('inquiry')
  const position = plain(params.get('position') ?? '')
  const chosen = inquiry === null && position ? career : knownInquiry(inquiry)
  if (!chosen) return {}
  return chosen === career && position
    ? { inquiryType: chosen, message: `Position: ${position}\n\n` }
    : { inquiryType: chosen }
}

function knownInquiry(value: string | null): InquiryType | undefined {
  return inquiryLabels.map(inquiryType).find((known) => known === value?.trim().toLowerCase())
}

/** One line: no control characters, no breaks, nothing that turns the direction of the text around it. */
function plain(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim()
  return [...line].slice(0, longestPosition).join('').trim()
}

/**
 * What the form starts with: the draft, with what the link asks for. The link's subject is why the visitor came now,
 * so it wins; a letter already begun is kept, below the position it is now about. A line that only an earlier link has
 * written is no letter.
 */
export function startingDraft(draft: Draft, query: string): Draft {
  const { inquiryType: subject, message: opening } = prefill(query)
  const begun = opening && isOpening(draft.message) ? '' : (draft.message ?? '')
  const message = opening && !begun.startsWith(opening.trim()) ? opening + begun : begun
  return { ...draft, ...(subject && { inquiryType: subject }), ...(message && { message }) }
}

function isOpening(message = ''): boolean {
  return /^Position: .+\n\n$/.test(message)
}
