import type { Chapter } from '../../lib/opening.ts'

export interface Terms {
  capabilities: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
}

interface Article {
  id: string
  heading: string
  /** Running text, or items. */
  html?: string
  items?: { title: string; text: string }[]
}

const ended = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`)

/** The articles of a study's protocol after that on its parties: what it can include, what its text goes on to say, what is asked. */
export function articlesOf({ capabilities, questions }: Terms, chapters: readonly Chapter[]) {
  const articles: Article[] = [
    {
      id: 'what',
      heading: 'What a study can include',
      items: capabilities.map(({ title, text }) => ({ title: ended(title), text })),
    },
    ...chapters.map(({ anchor, label, html }) => ({ id: anchor, heading: label, html })),
    {
      id: 'questions',
      heading: 'Asked about the terms',
      items: questions.map(({ question, answer }) => ({ title: question, text: answer })),
    },
  ]
  return articles.map((article, i) => ({ ...article, letter: String.fromCodePoint(66 + i) }))
}
