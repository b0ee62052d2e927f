import { type HTMLElement, parse } from 'node-html-parser'
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
type Draw = (form: Form, errors: Errors) => string

export interface ReadyPages {
  sent: string
  /** The form as it was sent, with what is wrong with it. */
  answer: Draw
}

/**
 * Reads the pages once, so that refusing somebody costs no more than taking a message. They were drawn with an error
 * under each field: an answer leaves out those that are not made, and writes in what was typed.
 */
export function preparePages({ wrong, failed, sent }: Pages): ReadyPages {
  const [answerWrong, answerFailed] = [prepared(wrong), prepared(failed)]
  const answer: Draw = (form, errors) =>
    Object.keys(errors).length > 0 ? answerWrong(form, errors) : answerFailed(form, errors)
  return { sent, answer }
}

/** Where something is to be written. No page has this character: it is none. */
const gap = '\ufdd0'

function prepared(html: string): Draw {
  const page = parse(html, { comment: true })
  const parts: Draw[] = []
  const cutOut = (element: HTMLElement | null | undefined, draw: (element: HTMLElement) => Draw) => {
    if (!element) return
    parts.push(draw(element))
    element.replaceWith(`${gap}${parts.length - 1}${gap}`)
  }
  for (const field of fields) {
    const link = page.querySelector(`#outcome ~ ul a[href="#${field}"]`)
    cutOut(link?.closest('li'), (item) => errorIn(item, link, field))
    cutOut(page.querySelector(`#${field}-error`), (error) => errorIn(error, error, field))
    cutOut(page.querySelector(`[name=${field}]`), (control) => controlFor(control, field))
  }
  // Every second piece is the number of a part.
  const pieces = page.toString().split(gap)
  return (form, errors) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[Number(piece)]?.(form, errors))).join('')
}

/** An element that is there only where its field is wrong, and says why. */
function errorIn(element: HTMLElement, text: HTMLElement | null, field: Field): Draw {
  text?.set_content(gap)
  const [before, after] = element.outerHTML.split(gap)
  return (_form, { [field]: error }) => (error === undefined ? '' : `${before}${escaped(error)}${after}`)
}

function controlFor(control: HTMLElement, field: Field): Draw {
  const wrong = written(control)
  control.removeAttribute('aria-invalid').removeAttribute('aria-describedby')
  const right = written(control)
  return (form, errors) => (errors[field] === undefined ? right : wrong)(form[field] ?? '')
}

/** A control with a text in it. */
function written(control: HTMLElement): (typed: string) => string {
  if (control.tagName === 'SELECT') return chosen(control)
  // Browsers drop one line break at the beginning.
  if (control.tagName === 'TEXTAREA') control.set_content(`\n${gap}`)
  else control.setAttribute('value', gap)
  const [before, after] = control.outerHTML.split(gap)
  return (typed) => `${before}${escaped(typed)}${after}`
}

function chosen(select: HTMLElement): (typed: string) => string {
  const options = select.querySelectorAll('option')
  for (const option of options) option.removeAttribute('selected')
  const none = select.outerHTML
  const drawn = options.map((option) => {
    option.setAttribute('selected', 'selected')
    const html = select.outerHTML
    option.removeAttribute('selected')
    return [option.getAttribute('value') ?? '', html] as const
  })
  const byValue = new Map(drawn)
  return (typed) => byValue.get(typed) ?? none
}

/** What could be markup by its number: safe between tags and between quotes. The first begins the others. */
function escaped(text: string): string {
  return ['&', '<', '>', '"', "'"].reduce((done, mark) => done.replaceAll(mark, `&#${mark.charCodeAt(0)};`), text)
}
