/** What is said about a system or a tool, for the gallery. */

export const sampleFacts = ['For', 'Replaces', 'Input', 'Output', 'Span', 'Signed by'].map((label) => ({
  label,
  value: 'Adjusters, brokers and owners',
}))

export const sampleLead = {
  first: 'Two people can look at the same kitchen and reach different values.',
  rest: 'An adjuster has to explain theirs in a report.',
  last: 'It does not value art.',
}

export const samplePoints = ['Evidence file', 'Second reader', 'Dispute trail', 'Report tables'].map((title) => ({
  title,
  text: 'What it does, in a sentence or two.',
}))

export const sampleQuestions = [
  'Who decides?',
  'Can it be read by an auditor who was not there?',
  'What if it is late?',
].map((question) => ({
  question,
  answer: 'The one who signed, under the rules that you have set. Every change is logged.',
}))

/** A chapter under an id of its own: all examples stand on one page. */
export const sampleChapter = (example: string) => ({
  label: 'Where breaks come from',
  anchor: `${example}-breaks`,
  html: '<p>Few of them are mistakes.</p><p>Most are two honest systems with different habits.</p>',
})

export const sampleLinks = ['Syphen', 'Process Optimization', 'Private Wealth'].map((title) => ({
  title,
  href: `#${title}`,
}))
