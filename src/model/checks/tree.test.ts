import { expect, test } from 'vitest'
import { withKinds } from './tree.ts'

const page = (name: string, kind: string) => ({ file: `content/pages/${name}.md`, text: `---\nkind: ${kind}\n---\n` })
const wrong = ['stage', 'risk', 'document'].map((field) => ({
  ...{ file: 'content/pages/boats/raft.md', field, what: 'is missing.', cure: 'Add it.' },
}))
const beside = [page('boats/index', 'family'), page('boats/canoe', 'boat'), page('boats/ferry', 'boat')]

test('a kind that no page beside it has is told in the place of all its fields', () => {
  expect(withKinds(wrong, [...beside, page('boats/raft', 'kite')])).toEqual([
    {
      file: 'content/pages/boats/raft.md',
      field: 'kind',
      what: 'is "kite", and all other pages of content/pages/boats are "boat".',
      cure: 'Write kind: boat, or move the file.',
    },
  ])
})

test.each([
  ['the kind of those beside it', [...beside, page('boats/raft', 'boat')], wrong],
  ['one of several kinds', [...beside, page('boats/dock', 'kite'), page('boats/raft', 'kite')], wrong],
  ['hardly anything wrong', [...beside, page('boats/raft', 'kite')], wrong.slice(0, 2)],
])('a page with %s keeps what is told of its fields', (_case, texts, problems) => {
  expect(withKinds(problems, texts)).toEqual(problems)
})
