import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { partsOf, plainText } from './markdown-tree.ts'
import { didYouMean } from './near.ts'

/** The steps of a service name notes below them: chapters of its text, or questions. */
export function sheetNoteProblems(pages: readonly Page[]): Problem[] {
  return pages
    .filter((page) => page.kind === 'service')
    .flatMap(({ file, body, textLine, questions, steps }) => {
      const chapters = partsOf(body, textLine).flatMap(({ node }) =>
        node.type === 'heading' && node.depth === 2 ? plainText(node) : [],
      )
      const known = [...chapters, ...questions.map(({ question }) => question)]
      return steps.flatMap(({ notes = [] }, i) =>
        notes.flatMap((note, j) =>
          known.includes(note)
            ? []
            : {
                file,
                field: `steps[${i}].notes[${j}]`,
                what: `is "${note}", which is neither a chapter of the text nor a question.`,
                cure: `Use one of them in the same words.${didYouMean(note, known)}`,
              },
        ),
      )
    })
}
