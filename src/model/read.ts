import { anchorOf } from '../lib/names.ts'
import { articlePages, parseArticle, publishedBy } from './articles.ts'
import { messageProblems, securityProblems } from './checks/company.ts'
import { divisionProblems } from './checks/divisions.ts'
import { familyProblems } from './checks/families.ts'
import { linkProblems } from './checks/links.ts'
import { synonymProblems, twins } from './checks/names.ts'
import { dayProblems } from './checks/odd-values.ts'
import { peopleProblems } from './checks/people.ts'
import { exhibitProblems, referenceProblems } from './checks/references.ts'
import { imagesShown } from './checks/text-links.ts'
import { treeProblems, withKinds, withMissing } from './checks/tree.ts'
import { fileReader, linkedFiles, type Overlay, strayFiles, yamlFiles } from './content-files.ts'
import { type Copy, copyProblems } from './copy/check.ts'
import { contactProblems, spelledFacts } from './copy/contacts.ts'
import { secretProblems } from './copy/secrets.ts'
import { changedFiles } from './history.ts'
import type { ShownImage } from './images/inspect.ts'
import { statementsFile } from './launch/statements.ts'
import type { Page } from './page.ts'
import { parsePage } from './parse.ts'
import { countedPage, counts, type Placeholders, placeholders } from './placeholders.ts'
import { parsePosition, positionPages } from './positions.ts'
import { linesFor, withLines } from './problem-lines.ts'
import { byFile, ContentError, type Problem } from './problems.ts'
import { remembered } from './remembered.ts'
import {
  type Company,
  companySchema,
  type FooterFile,
  footerSchema,
  type MenuFile,
  menuSchema,
  type SearchFile,
  searchSchema,
} from './schema/facts.ts'
import { siteAddress } from './site-address.ts'

/** Everything under `content/`, checked. */
export interface Content {
  company: Company
  menu: MenuFile
  footer: FooterFile
  /** Words that mean the same to a visitor who searches. */
  synonyms: SearchFile
  pages: Page[]
  /** Articles whose day has not come: left out of `pages`. */
  scheduled: { address: string; file: string; date: string }[]
  /** Pages and articles that are not finished: left out of `pages`, too. */
  drafts: { address: string; file: string }[]
}

export interface ReadOptions {
  /** The day on which articles are out and positions still open. */
  today: Date
  /** True reads drafts and articles whose day has not come as well, for whoever writes them. */
  withUnpublished?: boolean
  /** What files would say, before anybody writes them. */
  overlay?: Overlay
}

/** What a reading finds. */
export interface Inspected {
  content?: Content
  problems: Problem[]
  /** What drafts lack until they can be published. */
  unfinished: Problem[]
  /** The images in texts, for whoever looks into them. */
  shown: ShownImage[]
}

/** Reads the content of a project folder, or throws all that is wrong with it at once. */
export function readContent(root: string, options: ReadOptions): Content {
  const { content, problems } = inspectContent(root, options)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/** As much of the content as can be read, and all that is wrong with it. Without the company's facts nothing can be. */
export function inspectContent(root: string, { today, withUnpublished = false, overlay }: ReadOptions): Inspected {
  const reader = fileReader(root, { withDrafts: withUnpublished, ...(overlay && { overlay }) })
  const { files, problems, unread, drafts } = reader
  const written = reader.yaml('content/company.yaml', companySchema)
  const menu = reader.yaml('content/menu.yaml', menuSchema) ?? []
  const footer = reader.yaml('content/footer.yaml', footerSchema) ?? []
  const synonyms = reader.yaml('content/search.yaml', searchSchema) ?? []
  problems.push(...linkedFiles(root))
  const told = (found: readonly Problem[]) => byFile(withLines(found, reader.lookUp))
  if (!written) return { problems: told([...problems, ...strayFiles(files)]), unfinished: [], shown: [] }
  const { site, problems: wrongSite } = siteAddress(written.site, process.env['SITE_URL'])
  const company = { ...written, site }
  problems.push(...wrongSite, ...securityProblems(company, today))

  const said = (file: string, text: string) => [...secretProblems(file, text), ...contactProblems(file, text, company)]
  for (const file of [...yamlFiles, statementsFile]) problems.push(...said(file, reader.lookUp(file) ?? ''))

  const counted = reader.texts().map(({ file, text }) => countedPage(file, text, today))
  const values = new Map([...placeholders(company), ...counts(company.offices.length, counted)])
  const readAll = <Parsed>(
    folder: Parameters<typeof reader.markdown>[0],
    parse: (file: string, text: string, values: Placeholders) => Parsed,
  ) =>
    reader.markdown(folder, (file, text) => {
      problems.push(...spelledFacts(file, text, company), ...said(file, text))
      return remembered(parse, file, linesFor(company.messages, text), values)
    })
  const positions = positionPages(readAll('content/positions', parsePosition), today)
  const articles = readAll('content/insights', parseArticle)
  const { published, scheduled } = publishedBy(articles, withUnpublished ? endOfTime : today)
  const pages = [...readAll('content/pages', parsePage).map((page) => withOffices(page, company)), ...positions]

  problems.push(...messageProblems(company, pages), ...dayProblems([...pages, ...articles], today))

  const content = {
    company,
    menu,
    footer,
    synonyms,
    pages: [...pages, ...articlePages(published)],
    scheduled,
    drafts,
  }
  // An article still to come is checked today, so that no build stops on its day.
  const whole = { ...content, pages: [...pages, ...articlePages([...scheduled, ...published])] }
  const unfinished: Problem[] = []
  for (const site of scheduled.length > 0 ? [content, whole] : [content]) {
    const found = contentProblems({ ...site, unread, files, changed: () => changedFiles(root) }, values)
    problems.push(...found.problems)
    unfinished.push(...found.unfinished)
  }
  const allRead = unread.size === 0 && (withUnpublished || drafts.length === 0)
  const shown = imagesShown(whole.pages, values, files)
  problems.push(...strayFiles(files, allRead ? new Set(shown.map(({ image }) => image)) : undefined))
  return { content, problems: told(withKinds(problems, reader.texts())), unfinished: told(unfinished), shown }
}

/** What no single file can know, checked once all are read; and what drafts lack until they can be published. */
function contentProblems(
  given: Copy & { synonyms: SearchFile; files: readonly string[] },
  values: Placeholders,
): { problems: Problem[]; unfinished: Problem[] } {
  const drafts = new Set(given.drafts?.map(({ file }) => file))
  // Where two pages say the same, the later one is told: so drafts come last, and articles by their day.
  const age = (page: Page) => (drafts.has(page.file) ? '9' : page.kind === 'article' ? page.date : '')
  const ordered = { ...given, pages: given.pages.toSorted((a, b) => age(a).localeCompare(age(b))) }
  // What leads to a page that is missing above others is not told beside it.
  const content = withMissing(ordered)
  // A draft may be as short as it is; where it links to must be there all the same.
  const copy = copyProblems(content, values)
  return {
    problems: [
      ...treeProblems(ordered),
      ...referenceProblems(content),
      ...familyProblems(content),
      ...twins(content),
      ...divisionProblems(content),
      ...exhibitProblems(content),
      ...peopleProblems(content.pages, content.company),
      ...linkProblems(content, values),
      ...synonymProblems(content),
      ...copy.filter(({ file }) => !drafts.has(file)),
    ],
    unfinished: copy.filter(({ file }) => drafts.has(file)),
  }
}

/** The menu leads to each office on the page that shows them. */
function withOffices(page: Page, { offices }: Company): Page {
  if (page.kind !== 'contact' || page.parts) return page
  return { ...page, parts: offices.map(({ city }) => ({ label: city, anchor: anchorOf(city) })) }
}

const endOfTime = new Date(8.64e15)
