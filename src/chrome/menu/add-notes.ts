import { onIntent } from '../../islands/intent.ts'
import type { Note } from './notes.ts'

/**
 * Adds to the menu what it says beyond names, on the first sign that a visitor reaches for it. Pages would carry it
 * otherwise, every one of them; without it, or without this script, all links are there.
 */
export function addNotes(nav: HTMLElement, header: HTMLElement): void {
  onIntent(header, () => {
    fetch(nav.dataset['notes'] as string)
      .then((answer) => answer.json())
      .then((notes: Note[]) => {
        for (const [to, element, text, href] of notes) {
          const note = document.createElement(element)
          note.append(text)
          if (href) note.setAttribute('href', href)
          document.querySelector(to)?.append(note)
        }
      })
      .catch(() => {})
  })
}
