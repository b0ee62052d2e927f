import { inquiryLabels } from '../../model/inquiries.ts'
import type { Draft } from './draft.ts'
import { career, type InquiryType, inquiryType } from './fields.ts'

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
