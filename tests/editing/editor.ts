import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, parseDocument, stringify } from 'yaml'
import type { Page } from '../../src/model/page.ts'
import { readContent } from '../../src/model/read.ts'

/** What somebody does who edits the content of a project: opens, changes, moves and removes files. */
export class Editor {
  readonly #project: string

  constructor(project: string) {
    this.#project = project
  }

  /** The pages as they are now. */
  get pages(): Page[] {
    return readContent(this.#project, { today: new Date() }).pages
  }

  /** Writes a new Markdown file. */
  add(file: string, frontMatter: object, body = ''): void {
    this.#write(file, `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`)
  }

  /** Changes the fields of a file. */
  change(file: string, work: (fields: Document) => void): void {
    const { fields, body } = this.#open(file)
    work(fields)
    const text = fields.toString({ lineWidth: 0 })
    this.#write(file, body === undefined ? text : `---\n${text}---\n${body}`)
  }

  /** Changes the text below the fields. */
  rewrite(file: string, work: (body: string) => string): void {
    const { fields, body = '' } = this.#open(file)
    this.#write(file, `---\n${fields.toString({ lineWidth: 0 })}---\n${work(body)}`)
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(join(this.#project, to)), { recursive: true })
    renameSync(join(this.#project, from), join(this.#project, to))
  }

  remove(file: string): void {
    rmSync(join(this.#project, file))
  }

  /** Names another address wherever a file names this one. */
  readdress(from: string, to: string): void {
    for (const file of globSync('content/**/*.{md,yaml}', { cwd: this.#project })) {
      const text = readFileSync(join(this.#project, file), 'utf8')
      const changed = text.replaceAll(new RegExp(`(?<![\\w/-])${from}(?![\\w/-])`, 'g'), to)
      if (changed !== text) this.#write(file, changed)
    }
  }

  #open(file: string): { fields: Document; body?: string } {
    const text = readFileSync(join(this.#project, file), 'utf8')
    if (!file.endsWith('.md')) return { fields: parseDocument(text) }
    const [, fields = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text) ?? []
    return { fields: parseDocument(fields), body }
  }

  #write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#project, file)), { recursive: true })
    writeFileSync(join(this.#project, file), text)
  }
}
