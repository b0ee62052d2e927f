import type { Page } from '../../src/model/page.ts'

/** A valid page in preparation, the kind with the fewest fields; tests add what they are about. */
export function samplePage(address: string, changes: Partial<Page> = {}): Page {
  const page = {
    kind: 'offering',
    status: 'in-preparation',
    name: `Name of ${address}`,
    title: `Title of ${address}`,
    description: `Description of ${address}, long enough to stand for a real sentence about it.`,
    summary: `Summary of ${address}`,
    order: 1,
    aliases: [],
    address,
    file: `content/pages${address}.md`,
    markdown: '',
    body: '',
    ...changes,
  }
  return page as Page
}

/** Makes the sample below a page that needs no text. */
export const inPreparation = { kind: 'offering', status: 'in-preparation', description: undefined, summary: undefined }

/** Fields that pass the schema; `changes` replaces or (with undefined) removes some. */
export function sampleFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'legal',
    name: 'Sample',
    title: 'A sample page for tests',
    description: 'A page that exists only while a test runs, long enough to pass the lower limit of the schema.',
    summary: 'Exists only while a test runs',
    order: 90,
    ...changes,
  }
}

/** The same as the text of a file. */
export function sampleText(changes: Record<string, unknown> = {}): string {
  const lines = Object.entries(sampleFields(changes)).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  )
  return `---\n${lines.join('\n')}\n---\n`
}
