/**
 * Asks for the typefaces, which nothing on a page has wanted so far if this is a first visit. Once they are there, gives
 * every part of the page its turn to be laid out in them, so that no visitor waits for more than one part.
 * build/trim-pages/trim-page.ts says what they are; far.css, what waits until then.
 */
export async function layOutFar(): Promise<void> {
  // With those that are like them, which are on the system or nowhere; neither costs anything.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    await new Promise((resolve) => setTimeout(resolve))
    delete part.dataset['part']
    // Asking for its size lays it out now, so that the next part has a task of its own.
    part.getBoundingClientRect()
  }
}
