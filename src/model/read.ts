import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articlePages, parseArticle, publishedBy } from './articles.ts'
import { checkContent } from './check.ts'
import type { Page } from './page.ts'
import { parsePage, parseYaml } from './parse.ts'
import { type Placeholders, placeholders } from './placeholders.ts'
import { openPositions, parsePosition, positionPages } from './positions.ts'
import { ContentError, type Problem } from './problems.ts'
import {
  type Company,
  companySchema,
  type FooterFile,
  footerSchema,
  type MenuFile,
  menuSchema,
} from './schema/facts.ts'

/** Everything under `content/`, checked. */
export interface Content {
  company: Company
  menu: MenuFile
  footer: FooterFile
  pages: Page[]
  /** Articles whose day has not come: left out of `pages`. */
  scheduled: { address: string; file: string; date: string }[]
}

interface ReadOptions {
  /** The day on which articles are out and positions still open. */
  today: Date
  /** True reads articles whose day has not come as well, for whoever writes them. */
  withScheduled?: boolean
}

/** Reads the content of a project folder, or throws all that is wrong with it at once. */
export function readContent(root: string, { today, withScheduled = false }: ReadOptions): Content {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  const company = parseYaml('content/company.yaml', read('content/company.yaml'), companySchema)
  const menu = parseYaml('content/menu.yaml', read('content/menu.yaml'), menuSchema)
  const footer = parseYaml('content/footer.yaml', read('content/footer.yaml'), footerSchema)

  const values = placeholders(company)
  const problems: Problem[] = []
  const parseAll = <Parsed>(folder: string, parse: (file: string, text: string, values: Placeholders) => Parsed) =>
    markdownIn(root, folder).flatMap((file) => {
      try {
        const text = read(file)
        if (text.includes(company.shortName)) problems.push(namedDirectly(file, company))
        return [parse(file, text, values)]
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        problems.push(...error.problems)
        return []
      }
    })

  const positions = openPositions(parseAll('content/positions', parsePosition), today)
  const articles = parseAll('content/insights', parseArticle)
  const { published, scheduled } = publishedBy(articles, withScheduled ? endOfTime : today)
  const pages = [...parseAll('content/pages', parsePage), ...positionPages(positions)]

  const content = { company, menu, footer, pages: [...pages, ...articlePages(published)], scheduled }
  // References are checked only among pages that could be read: a broken file would look like many broken links.
  if (problems.length === 0) problems.push(...checkContent(content))
  // An article still to come is checked today, so that no build stops on its day.
  if (problems.length === 0 && scheduled.length > 0)
    problems.push(...checkContent({ ...content, pages: [...pages, ...articlePages([...scheduled, ...published])] }))
  if (problems.length > 0) throw new ContentError(problems)
  return content
}

const endOfTime = new Date(8.64e15)

function markdownIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()
}

/** The owner renames the company in one file, so no other may spell its name. */
function namedDirectly(file: string, { shortName }: Company): Problem {
  return { file, field: 'text', what: `spells out "${shortName}".`, cure: 'Write {{name}}, or "we".' }
}
