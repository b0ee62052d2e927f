import { type Field, fields } from './rules.ts'

/** What has been typed so far. */
export type Draft = Partial<Record<Field, string>>

export const draftKey = 'contact-draft'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// The session's storage outlives reload and Back, but not the tab: nobody else at this device finds a half-written letter.
const session = (): Store => sessionStorage

export function saveDraft(draft: Draft, storage = session): void {
  try {
    storage().setItem(draftKey, JSON.stringify(known(draft)))
  } catch {
    // Blocked or full: what was typed lives as long as the page.
  }
}

export function loadDraft(storage = session): Draft {
  try {
    return known(JSON.parse(storage().getItem(draftKey) ?? '{}'))
  } catch {
    // Blocked, or not ours: the form starts empty.
    return {}
  }
}

export function clearDraft(storage = session): void {
  try {
    storage().removeItem(draftKey)
  } catch {
    // Blocked: there is nothing to clear.
  }
}

function known(value: Record<string, unknown>): Draft {
  return Object.fromEntries(fields.map((field) => [field, value[field]]).filter(([, text]) => typeof text === 'string'))
}
