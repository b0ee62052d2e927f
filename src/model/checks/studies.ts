import { typeset } from '../../lib/typeset.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { headingsOf } from './anchors.ts'
import { didYouMean } from './near.ts'

/** What the paper of a study needs, beyond what its schema says. */

type Study = Extract<Page, { kind: 'study' }>

export function studyProblems(page: Study): Problem[] {
  return [...courseProblems(page), ...partlessMethods(page), ...strayNotes(page)]
}

/** A part opens once it is made; after the last say there is a step in which the findings are made. */
function courseProblems({ file, steps, document, lastSay }: Study): Problem[] {
  const early = document.contents.flatMap(({ step, opens = step }, i) =>
    step > steps.length || (opens >= step && opens <= steps.length)
      ? []
      : {
          file,
          field: `document.contents[${i}].opens`,
          what: `is ${opens}, and the part is made in step ${step} of ${steps.length}.`,
          cure: `Write a number from ${step} to ${steps.length}, or leave it out.`,
        },
  )
  if (lastSay.step < steps.length) return early
  return [
    ...early,
    {
      file,
      field: 'lastSay.step',
      what: `is ${lastSay.step}, and the page has ${steps.length} steps; one has to follow.`,
      cure: `Write a number from 1 to ${steps.length - 1}, or add the step.`,
    },
  ]
}

/** A method stands in the row of the part that it makes. */
function partlessMethods({ file, capabilities, document: { contents } }: Study): Problem[] {
  return capabilities.flatMap(({ part = 1 }, i) =>
    part <= contents.length
      ? []
      : {
          file,
          field: `capabilities[${i}].part`,
          what: `is ${part}, and the document has ${contents.length} parts.`,
          cure: `Write a number from 1 to ${contents.length}, add the part, or leave it out.`,
        },
  )
}

/** A note is called where the words of its question's place stand on the paper. */
function strayNotes(page: Study): Problem[] {
  const places = [
    ...page.facts.map(({ label }) => label),
    ...page.steps.map(({ title }) => title),
    ...page.document.contents.map(({ title }) => title),
    ...page.capabilities.filter(({ part }) => part === undefined).map(({ title }) => title),
    // As fields have their quotes set.
    ...headingsOf(page)
      .filter(({ depth }) => depth === 2)
      .map(({ text }) => typeset(text)),
  ]
  return page.questions.flatMap(({ at }, i) =>
    at === undefined || places.includes(at)
      ? []
      : {
          file: page.file,
          field: `questions[${i}].at`,
          what: `is "${at}", which is no fact, step, part or heading of the page.`,
          cure: `Use one of them in the same words, or leave it out.${didYouMean(at, places)}`,
        },
  )
}
