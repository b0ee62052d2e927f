/**
 * Lays out what is far down once the typefaces are there, one part of the page at a time, so that no visitor waits for more
 * than one. A typeface that comes lays out again what was laid out before it; what waited is laid out once. Where nothing
 * waits there is nothing to lay out.
 */
export async function layOutFar(): Promise<void> {
  await document.fonts.ready
  for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    await new Promise((resolve) => setTimeout(resolve))
    part.dataset['near'] = ''
    // Asking for its size lays it out now, so that the next part has a task of its own.
    part.getBoundingClientRect()
  }
}
