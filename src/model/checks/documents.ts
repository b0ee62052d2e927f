import { typeset } from '../../lib/typeset.ts'
import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { headingsOf } from './anchors.ts'
import { studyProblems } from './studies.ts'

/** What the figures of documents need, beyond what each file says for itself. */

type Of<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

export function documentProblems(pages: readonly Page[]): Problem[] {
  return [
    ...pages.flatMap((page) => (page.kind === 'engagement' || page.kind === 'study' ? missingSteps(page) : [])),
    ...pages.flatMap((page) => (page.kind === 'engagement' ? [...missingParts(page), ...strayChapters(page)] : [])),
    ...pages.flatMap((page) => (page.kind === 'study' ? studyProblems(page) : [])),
    ...pages.flatMap((page) => (page.kind === 'engagements' ? shelfProblems(page, membersOf(pages, page)) : [])),
    ...pages.flatMap((page) => (page.kind === 'studies' ? crowdedLanes(page, pages) : [])),
  ]
}

function membersOf(pages: readonly Page[], { address }: Page): Of<'engagement'>[] {
  return pages.filter((page) => page.kind === 'engagement').filter((page) => parentAddress(page.address) === address)
}

/** A part is tied to the step that makes it. */
function missingSteps({ file, steps, document }: Of<'engagement' | 'study'>): Problem[] {
  return document.contents.flatMap(({ step }, i) =>
    step <= steps.length
      ? []
      : {
          file,
          field: `document.contents[${i}].step`,
          what: `is ${step}, and the page has ${steps.length} steps.`,
          cure: `Write a number from 1 to ${steps.length}, or add the step.`,
        },
  )
}

/** What is said of a part stands with it. */
function missingParts({ file, document: { contents }, ...page }: Of<'engagement'>): Problem[] {
  return (['capabilities', 'questions'] as const).flatMap((field) =>
    page[field].flatMap(({ part }, i) =>
      part <= contents.length
        ? []
        : {
            file,
            field: `${field}[${i}].part`,
            what: `is ${part}, and the document has ${contents.length} parts.`,
            cure: `Write a number from 1 to ${contents.length}, or add the part.`,
          },
    ),
  )
}

/** Every heading of the text stands at one part, and no part names another. */
function strayChapters({ file, document: { contents }, ...page }: Of<'engagement'>): Problem[] {
  // As fields have their quotes set.
  const written = headingsOf(page)
    .filter(({ depth }) => depth === 2)
    .map(({ text }) => typeset(text))
  const named = contents.map(({ chapter }) => chapter)
  return [
    ...named.flatMap((chapter, i) =>
      chapter === undefined || (written.includes(chapter) && named.indexOf(chapter) === i)
        ? []
        : {
            file,
            field: `document.contents[${i}].chapter`,
            what: `is "${chapter}", which is ${written.includes(chapter) ? 'at another part as well' : 'no heading of the text'}.`,
            cure: 'Write one heading of the text, as it stands there, or leave it out.',
          },
    ),
    ...written
      .filter((heading) => !named.includes(heading))
      .map((heading) => ({
        file,
        field: 'document.contents',
        what: `have no part for the heading "${heading}" of the text.`,
        cure: `Write "chapter: ${heading}" at the part that it is about.`,
      })),
  ]
}

/** As many documents stand side by side; an empty stage takes a place, too. */
const places = 8

function shelfProblems(
  { file, shelf: { stages } }: Of<'engagements'>,
  members: readonly Of<'engagement'>[],
): Problem[] {
  const beyond = members.filter(({ stage }) => stage > stages.length)
  const needed = stages
    .map((_, i) => members.filter(({ stage }) => stage === i + 1).length)
    .reduce((sum, count) => sum + Math.max(1, count), 0)
  return [
    ...beyond.map((member) => ({
      file: member.file,
      field: 'stage',
      what: `is ${member.stage}, and ${file} has ${stages.length} stages.`,
      cure: `Write a number from 1 to ${stages.length}, or add the stage there.`,
    })),
    ...(needed > places
      ? [
          {
            file,
            field: 'shelf.stages',
            what: `need ${needed} places for ${members.length} documents; a shelf has ${places}.`,
            cure: 'Join two stages, or move a page to another family.',
          },
        ]
      : []),
  ]
}

/** As many lines can be told apart in one figure. */
const lines = 4

function crowdedLanes({ file, address }: Page, pages: readonly Page[]): Problem[] {
  const members = pages.filter((page) => page.kind === 'study' && parentAddress(page.address) === address)
  return members.slice(lines).map((member) => ({
    file: member.file,
    field: 'kind',
    what: `is study, and ${file} has ${members.length} of them; its figure can show ${lines}.`,
    cure: 'Move it to another family.',
  }))
}
