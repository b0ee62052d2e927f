import type { z } from 'zod'
import { addressOf, addressPattern } from './address.ts'
import { partsOf } from './checks/markdown-tree.ts'
import { parseMarkdown, type Source, stop } from './parse.ts'
import type { Placeholders } from './placeholders.ts'
import { article as articleSchema } from './schema/insights.ts'

type ArticleFields = z.infer<typeof articleSchema>

/** An article as read from its file. */
export type Article = ArticleFields & Source

/** `content/insights/blog/opinion/payroll.md` is `/insights/blog/opinion/payroll`. */
export function parseArticle(file: string, text: string, values: Placeholders): Article {
  const address = addressOf(file)
  if (!addressPattern.test(address) || file.endsWith('/index.md'))
    throw stop(
      file,
      'file name',
      `gives the address ${address}.`,
      'Name it after the article in lower-case letters, digits and hyphens, such as reading-a-fund.md.',
    )
  const parsed = parseMarkdown(file, text, values, articleSchema, () => 1)
  if (!partsOf(parsed.markdown).some(({ node }) => node.type === 'heading'))
    throw stop(
      file,
      'text',
      'is missing, or has no headings.',
      'Write it below the fields, in parts that begin with ## and a heading.',
    )
  return { ...parsed, address, file }
}

/** Those whose day has come, newest first, and those still to come. A day begins at midnight, UTC. */
export function publishedBy(articles: readonly Article[], today: Date): { published: Article[]; scheduled: Article[] } {
  const isOut = ({ date }: Article) => Date.parse(date) <= today.getTime()
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
  return { published: newestFirst.filter(isOut), scheduled: newestFirst.filter((article) => !isOut(article)) }
}

/** An article as a page of the site, below its category. */
export type ArticlePage = ArticleFields & { kind: 'article'; parts?: undefined; order: number }

/** `articles` stand newest first, and so do the pages. */
export function articlePages(articles: readonly Article[]): (ArticlePage & Source)[] {
  return articles.map((article, i) => ({ ...article, kind: 'article', order: i + 1 }))
}
