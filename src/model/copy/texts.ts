import { paragraphs } from '../../lib/prose.ts'
import type { Page } from '../page.ts'
import { fieldName, type Problem } from '../problems.ts'
import { onceEach } from '../remembered.ts'
import type { Company, FooterFile, MenuFile } from '../schema/facts.ts'
import { textsAt } from '../walk.ts'
import { passagesOf } from './reading.ts'

/** A text, and the field it stands in: `facts[2].label`, or `text` for what stands below the front matter. */
export interface Said {
  field: string
  text: string
}

/** Fields that steer the page and are not shown as text; "none" is shown only while no position is open. */
export const steering: ReadonlySet<string> = new Set(
  `
  address aliases anchor applicants art body carriesRisk cells closes compare date drawn draws effect fact file form
  from goes hand how href icon inquiry kind look makes mark markdown order page parts place popular posted related
  reviewed set shows source span stage status to url website written
  none
  `.match(/\w+/g),
)

/** Every text that an editor wrote for a page, those of the front matter first. */
export function copyOf(page: Page): string[] {
  return [...saidIn(page).map(({ text }) => text), ...bodyOf(page)]
}

/** The copy without its sources: titles that others wrote say nothing about how we write. */
export const saidOn = onceEach((page: Page): readonly Said[] => {
  // The file of a position has a title, and no name.
  const written = page.kind === 'position' ? { ...page, title: page.name, name: '' } : page
  return [...saidIn({ ...written, sources: [] }), ...bodyOf(page).map((text) => ({ field: 'text', text }))]
})

/** The same without the fields. */
export const proseOf = onceEach((page: Page): readonly string[] => saidOn(page).map(({ text }) => text))

/** The body without its Markdown: a text for each heading, paragraph, list item and table cell. */
export function bodyOf({ body }: Page): string[] {
  const plain = body
    .replaceAll(/^:::.*$/gm, '\n')
    .replaceAll(/^\s*(?:[-*+>]|\d+\.) +/gm, '\n\n')
    .replaceAll(/^\|[ :|-]+\|$/gm, '')
    .replaceAll(/^\|.*$/gm, (row) => row.replaceAll('|', '\n\n'))
    .replaceAll(/^#+ (.*)$/gm, '\n$1\n')
    .replaceAll(/\[\^[^\]]+\]:?/g, '')
    .replaceAll(/!?\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
    .replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
  return paragraphs(plain).map((text) => text.replaceAll(/\s+/g, ' '))
}

/** Every text in data, without what steers. */
export function saidIn(value: unknown): Said[] {
  return textsAt(value, steering).flatMap(({ path, text }) =>
    paragraphs(text).map((paragraph) => ({ field: fieldName(path), text: paragraph })),
  )
}

/** What a rule of words finds in a text, as it is written there. */
export interface Found {
  written: string
  cure: string
}

/** A file, and what an editor wrote in it. */
export interface Written {
  file: string
  said: readonly Said[]
}

export interface YamlFiles {
  company: Company
  menu: MenuFile
  footer: FooterFile
}

/** What visitors read of the files that are no pages. */
export function writtenInYaml({ company, menu, footer }: YamlFiles): Written[] {
  const { tagline, notice, status, careers } = company
  return [
    { file: 'content/company.yaml', said: saidIn({ tagline, notice, status, careers }) },
    { file: 'content/menu.yaml', said: saidIn(menu) },
    { file: 'content/footer.yaml', said: saidIn(footer) },
  ]
}

/** What rules of words find in a file, told by field and sentence. */
export function tellEach(
  { file, said }: Written,
  find: (text: string, field: string) => readonly Found[],
  telling = (written: string) => `says "${written}"`,
): Problem[] {
  return said.flatMap(({ field, text }) =>
    find(text, field).map(({ written, cure }) => {
      const sentence = passagesOf(text).find((passage) => passage.includes(written)) ?? text
      return { file, field, what: `${telling(written)} in: ${sentence}`, cure }
    }),
  )
}

/** What others say is theirs: a name, a sign, a promise that one is warned of. */
export const unquoted = (text: string) => text.replaceAll(/["“][^"”]*["”]/g, '""')
