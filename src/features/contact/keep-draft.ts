import { type Draft, keptKey, loadDraft, saveDraft, startingDraft, together } from './draft.ts'
import { type Field, fields } from './fields.ts'

/**
 * Makes the form and the draft one. Whatever is typed is in the draft at once, or when the page is left; and whenever the page is shown (at
 * first, when it was made ready beforehand, when the browser had kept it) the form shows the draft as it is then.
 * So there is never a second version of a letter, which could replace the first.
 *
 * The scripts in `early` call it before anybody can type; the form itself does, where that did not happen.
 */
export function keepDraft({ id, dataset }: HTMLFormElement): void {
  if (dataset['kept'] !== undefined) return
  dataset['kept'] = ''
  // Looked up each time: an island that fails has another form in its place (src/islands).
  const form = () => document.querySelector<HTMLFormElement>(`#${id}`) ?? document.createElement('form')
  // What no storage keeps, this entry of the history does: for a reload, and for the way back to it.
  const unkept = (): Draft | undefined => history.state?.unkept

  const save = () => {
    const typed = typedIn(form())
    const isKept = saveDraft(typed)
    if (isKept && !unkept()) return
    try {
      history.replaceState({ ...history.state, unkept: isKept ? undefined : typed }, '')
    } catch {
      // Some browsers refuse it a hundred times in half a minute; the next letter, or the end of the page, tries again.
    }
  }
  const start = () => {
    const before = together(unkept() ?? loadDraft() ?? {}, typedIn(form()))
    fill(form(), startingDraft(before, cameByLink() ? location.search : ''))
    // Some browsers have filled in by now what was typed before.
    if (Object.values(before).some(Boolean)) wake(form())
  }
  const showAgain = () => {
    // What could not be kept stands in the form already.
    if (unkept() || document.prerendering) return
    const draft = loadDraft()
    if (draft) fill(form(), draft)
    // A browser that ended may have lost the draft, and still put back what stood in the form.
    else if (Object.values(typedIn(form())).some(Boolean)) {
      save()
      wake(form())
    }
  }

  for (const sign of ['input', 'change'])
    document.addEventListener(sign, ({ target }) => {
      if (!(target instanceof Element) || target.closest('form') !== form()) return
      save()
      wake(form())
    })
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
  // Browsers put back what a form had when its page was left, even where that has since been sent.
  addEventListener('pageshow', showAgain)
  // Programs that fill in forms do not always say so.
  addEventListener('pagehide', () => document.prerendering || save())
}

/** What was sent last and may have yet to be mailed, after a reload and on the way back. A link asks for the form. */
export function lastKept(): Draft {
  return cameByLink() ? {} : (loadDraft(undefined, keptKey) ?? {})
}

/** A link is followed once: after a reload, and on the way back, what the visitor made of it counts. */
function cameByLink(): boolean {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visits.every(({ type }) => type === 'navigate')
}

/** Not by FormData: for a text area, Chromium lays out the whole page before it tells, and this runs before the first paint. */
export function typedIn(form: HTMLFormElement): Draft {
  return Object.fromEntries(fields.map((field) => [field, controlFor(field, form)?.value ?? '']))
}

/** The form sleeps until somebody means to use it (src/islands). What stands in it may be sent by the next touch. */
export function wake(form: HTMLFormElement): void {
  const island = form.closest('astro-island[client=intent]')
  // For what wakes islands and has yet to come; and for what is there and listens.
  island?.setAttribute('client', 'load')
  island?.dispatchEvent(new Event('focusin'))
}

/** Sets each control that has something else; whoever listens hears of it as if it had been typed. */
export function fill(form: HTMLFormElement, draft: Draft): void {
  const changed = fields.filter((field) => {
    const control = controlFor(field, form)
    const text = draft[field] ?? ''
    // Setting what is there already would move the caret.
    if (!control || control.value === text) return false
    control.value = text
    return true
  })
  if (changed.length) form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** All fields of this form have a text for a value. */
function controlFor(field: Field, form: HTMLFormElement) {
  return form.elements.namedItem(field) as HTMLTextAreaElement | null
}

declare global {
  interface Document {
    /** Whether the page is only made ready, and not shown; not every browser does that. */
    readonly prerendering?: boolean
  }
}
