/**
 * Once the typefaces are there, gives every part of a page its turn to be laid out in them, so that no visitor waits for
 * more than one part. build/trim-pages/parts.ts says what they are; far.css, what waits until then.
 */
export async function layOutFar(): Promise<void> {
  await document.fonts.ready
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    await new Promise((resolve) => setTimeout(resolve))
    delete part.dataset['part']
    // Asking for its size lays it out now, so that the next part has a task of its own.
    part.getBoundingClientRect()
  }
}
