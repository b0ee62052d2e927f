import { parse } from 'node-html-parser'
import { type Field, fields } from '../src/features/contact/fields.ts'
import type { Form } from './read-form.ts'

/** The pages that a build has drawn for browsers which send the form by themselves. */
export interface Pages {
  /** The form with an error under each field. */
  wrong: string
  /** The form where something else went wrong. */
  failed: string
  /** It was sent. */
  sent: string
}

export type Errors = Partial<Record<Field, string>>

/**
 * The form as it was sent, with what is wrong with it. The page was drawn with an error under each field, so this only
 * takes away those that are not made, and writes in what was typed.
 */
export function answerPage({ wrong, failed }: Pages, form: Form, errors: Errors): string {
  const page = parse(Object.keys(errors).length > 0 ? wrong : failed, { comment: true })
  for (const field of fields) {
    const control = page.querySelector(`[name=${field}]`)
    const error = page.querySelector(`#${field}-error`)
    const link = page.querySelector(`#outcome ~ ul a[href="#${field}"]`)
    const text = errors[field]
    if (text === undefined) {
      error?.remove()
      link?.closest('li')?.remove()
      control?.removeAttribute('aria-invalid').removeAttribute('aria-describedby')
    } else {
      error?.set_content(escaped(text))
      link?.set_content(escaped(text))
    }
    const typed = form[field] ?? ''
    if (control?.tagName === 'TEXTAREA') control.set_content(escaped(`\n${typed}`))
    else if (control?.tagName === 'SELECT') choose(control, typed)
    else control?.setAttribute('value', escaped(typed))
  }
  return page.toString()
}

function choose(select: { querySelectorAll: (of: string) => Iterable<Option> }, value: string): void {
  for (const option of select.querySelectorAll('option')) {
    option.removeAttribute('selected')
    if (option.getAttribute('value') === value) option.setAttribute('selected', 'selected')
  }
}

interface Option {
  getAttribute: (name: string) => string | undefined
  setAttribute: (name: string, value: string) => unknown
  removeAttribute: (name: string) => unknown
}

/** Everything but plain letters by its number: safe between tags and between quotes. */
function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N} .,]/gu, (character) => `&#${character.codePointAt(0)};`)
}
