import { z } from 'zod'
import { hands, laneNames, reaches } from '../document-words.ts'
import { comparing as family, described as offering } from './catalog.ts'
import { excerpt } from './excerpt.ts'
import { asked, headed, kind, point, question } from './parts.ts'
import { address, line, phrase } from './text.ts'

/** Front matter of work that ends in a document: consulting engagements and research studies, and their families. */

const part = {
  title: line(3, 40).describe('What it is called.'),
  answers: asked.describe('The question that it answers.'),
  step: z.int().min(1).describe('The number of the step that makes it.'),
}

const document = <Part extends z.ZodType>(one: Part) =>
  z.strictObject({
    title: line(3, 40).describe('What it is called.'),
    contents: z.array(one).min(3).max(6).describe('Its parts, in order: what one sheet can hold.'),
  })
const held = 'What the client holds at the end, drawn as a sheet.'

const lines = z.array(phrase(3, 80)).min(2).max(4)

/** What members of both families say beyond an offering. Nothing is invested, so there is no note about risk. */
const work = {
  ...offering.omit({ risk: true }).shape,
  brings: lines.describe('What the client brings, a line for each.'),
  keeps: lines.describe('What remains with the client, a line for each.'),
}

/** The document is opened part by part, and whatever is said stands with the part it is about. */
const about = { part: z.int().min(1).describe('The number of the part of the document that it is about.') }

export const engagement = z.strictObject({
  ...work,
  capabilities: z.array(point.extend(about)).min(2).max(6).describe('The work behind the parts of the document.'),
  questions: z.array(question.extend(about)).min(1).max(7).describe('What clients ask, in the margin of a part.'),
  kind: kind('engagement'),
  question: asked.describe('What the client asks, which the document answers.'),
  stage: z.int().min(1).describe("Which of its family's stages it belongs to; 1 is the first."),
  document: document(
    z.strictObject({
      ...part,
      hand: z.enum(hands).describe('Who writes it: us, you (the client) or both.'),
      chapter: line(2, 80).optional().describe('The heading in the text below the fields that is about it.'),
      excerpt: excerpt.optional(),
    }),
  )
    .extend({
      case: line(20, 200)
        .optional()
        .describe('The small case, made up, that all its excerpts are about, in a sentence.'),
    })
    .superRefine(({ case: told, contents }, context) => {
      const drawn = contents.filter((part) => part.excerpt).length
      if (drawn > 0 !== (told !== undefined))
        context.addIssue({
          code: 'custom',
          path: ['case'],
          message: told
            ? 'is told, and no part has an excerpt about it'
            : `is missing, and ${drawn === 1 ? 'a part has an excerpt' : `${drawn} parts have excerpts`} about it`,
        })
    })
    .describe(held),
})

const right = z.strictObject({
  lane: z.enum(laneNames).describe('Whose lane it is drawn in.'),
  text: line(8, 110).describe('Who that is here, and on what terms.'),
})

const allRights = <Of extends z.ZodType>(of: Of) =>
  z.strictObject({
    asks: of.describe('Who asks the question.'),
    supplies: of.describe('Who pays, or supplies the records.'),
    holds: of.describe('Where the records rest.'),
    finds: of.describe('Who settles the findings.'),
    releases: of.describe('Who decides on publication.'),
    reads: of.describe('Who may read the result.'),
  })

export const study = z.strictObject({
  ...work,
  kind: kind('study'),
  capabilities: z
    .array(
      point.extend({
        part: z
          .int()
          .min(1)
          .optional()
          .describe('The number of the part that it makes, in whose row it stands; left out, it stands in the text.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The methods.'),
  questions: z
    .array(
      question.extend({
        at: line(2, 80)
          .optional()
          .describe(
            'The fact, step, part or heading of the text that it is about, in the same words; left out, the whole study.',
          ),
      }),
    )
    .min(1)
    .max(7)
    .describe('What is asked about it: the notes of its paper, each called at what it is about.'),
  asker: line(3, 24).describe('The one who asks, such as "The agency".'),
  rights: allRights(right).describe('Who may do what: its line in the figure of its family.'),
  marking: line(3, 24).describe('How its cover is marked for whoever may read it, such as "Client\'s copy".'),
  lastSay: z
    .strictObject({
      step: z.int().min(1).describe('The number of the step with which it ends; at least one step follows.'),
      title: line(10, 90).describe('Who has it, about what and when, in one sentence: above the figure.'),
    })
    .describe('The last say of those who pay or supply: the line through the figure.'),
  document: document(
    z.strictObject({
      ...part,
      opens: z
        .int()
        .min(1)
        .optional()
        .describe('The number of the step at whose end its readers get it; left out, the step that makes it.'),
      reaches: z.enum(reaches).describe('How far it may travel: the team that writes it, the one who asks, or anyone.'),
    }),
  ).describe(held),
})

const label = line(3, 28)

/** What a figure shows, in one sentence, and what follows from it. */
const finding = z
  .strictObject({
    title: line(10, 70).describe('What it shows, in one sentence.'),
    text: line(20, 240).describe('What follows from it for a reader.'),
  })
  .describe('Stands beside the figure.')

const shapedFamily = family.omit({ carriesRisk: true }).shape

export const engagements = z.strictObject({
  ...shapedFamily,
  kind: kind('engagements'),
  shelf: z
    .strictObject({
      stages: z.array(label).min(2).max(8).describe('How far along the matter is, from the earliest on.'),
      hands: z
        .strictObject({
          us: label.describe('Beside a filled line.'),
          both: label.describe('Beside a line half filled.'),
          you: label.describe('Beside an open line.'),
        })
        .describe('The words for who writes a part.'),
      finding,
    })
    .describe('The words of the shelf on which the documents stand.'),
  asking: headed.describe('Above the table of questions and documents.'),
})

export const studies = z.strictObject({
  ...shapedFamily,
  kind: kind('studies'),
  lanes: z
    .strictObject({
      rights: allRights(label).describe('What the columns are called.'),
      group: label.describe('The lane of the group.'),
      signers: label.describe('The lane of those who do the study and sign it.'),
      public: label.describe('The lane of everybody else.'),
      finding,
    })
    .describe('The words of the figure, in which each study is a line from who asks to who reads.'),
  allowed: headed.describe('Above the table of who may do what.'),
  writing: headed.describe('Beside the documents that the studies end in.'),
  choosing: z
    .array(point.extend({ page: address.optional().describe('That study: the point stands above its column.') }))
    .min(2)
    .max(4)
    .describe('How to choose among the studies.'),
})
