import type { Chapter } from '../../lib/opening.ts'

/**
 * What is asked about the terms stands with them, unless that would make their slip longer than the text beside it: then
 * it goes on below the text.
 */
export function isAskedBeside(
  chapters: readonly Pick<Chapter, 'html'>[],
  questions: readonly { answer: string }[],
): boolean {
  const told = chapters.reduce((sum, { html }) => sum + html.length, 0)
  const asked = questions.reduce((sum, { answer }) => sum + answer.length, 0)
  return told > asked
}
