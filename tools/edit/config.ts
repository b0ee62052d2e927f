import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { type JsonSchema, jsonSchemas } from '../../src/model/fields/json-schemas.ts'
import { mostFileBytes } from '../../src/model/images/limits.ts'
import { fieldOf, fieldsOf, labelOf } from './fields.ts'
import { split } from './split.ts'

/** The desk's configuration: a form for every file there is, and for new articles and positions. */
export function deskConfig(root: string) {
  const schemas = jsonSchemas()
  const schema = (name: string) => schemas.get(name) ?? {}
  const pages = Map.groupBy(pagesIn(root), ({ kind }) => kind)
  const categories = [...(pages.get('category') ?? [])]

  return {
    // The desk keeps its files in the browser's own folder, which tools/edit/folder.ts replaces by this project.
    backend: { name: 'test-repo' },
    app_title: 'Content',
    media_folder: 'content/pages',
    public_folder: '',
    // Images are named as addresses are, since their names become part of one.
    media_libraries: { default: { config: { max_file_size: mostFileBytes, slugify_filename: true } } },
    // What a field does not say is left out of the file, not written as an empty text.
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      { name: 'facts', label: 'Company, menu, footer and search', files: factFiles(schema) },
      folder('positions', 'Positions', 'content/positions', '{{title}}', schema('position')),
      ...categories.map(({ file, name }) => {
        const path = file.replace('content/pages/', 'content/').replace(/\.md$/, '')
        return folder(path.replaceAll('/', '-'), `Articles: ${name}`, path, '{{name}}', schema('article'))
      }),
      ...[...pages].map(([kind, files]) => ({
        name: `pages-${kind}`,
        label: `Pages: ${labelOf(kind).toLowerCase()}`,
        format: 'yaml-frontmatter',
        files: files.map(({ file, name }) => ({
          name: file.replace(/^content\/pages\/|\.md$/g, '').replaceAll('/', '-'),
          label: `${name} (${file.replace('content/pages', '')})`,
          file,
          fields: [...fieldsOf(schema(kind)), body],
        })),
      })),
    ],
  }
}

/** Markdown, as it is written. A form that sets it as rich text would write it in its own way. */
const body = { name: 'body', label: 'Text', widget: 'text', required: false, hint: 'Markdown, below the front matter.' }

/** Where an article's text is written, with the way to show an image that was added under Assets. */
const bodyWithImages = {
  ...body,
  hint: 'Markdown, below the front matter. An image that you added under Assets is shown by ![what it shows](name.jpg "Caption") on a line of its own.',
}

function folder(name: string, label: string, path: string, slug: string, schema: JsonSchema) {
  const fields = [...fieldsOf(schema), bodyWithImages]
  // Images stand beside the texts that show them.
  const media = { media_folder: `/${path}`, public_folder: '' }
  return { name, label, folder: path, ...media, slug, format: 'yaml-frontmatter', extension: 'md', fields }
}

function factFiles(schema: (name: string) => JsonSchema) {
  const file = (name: string, fields: object[]) => ({
    name,
    label: labelOf(name),
    file: `content/${name}.yaml`,
    fields,
  })
  const list = (name: string) => file(name, [{ ...fieldOf(name, schema(name), true), root: true }])
  return [file('company', fieldsOf(schema('company'))), list('menu'), list('footer'), list('search')]
}

/** Every page by its kind, as far as its front matter says it; the build tells what is wrong with the others. */
function pagesIn(root: string) {
  const known = jsonSchemas()
  return globSync('content/pages/**/*.md', { cwd: root })
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/')
      const data = parseDocument(split(file, readFileSync(join(root, file), 'utf8')).yaml).toJS() ?? {}
      const kind = String(known.has(data.status) ? data.status : data.kind)
      return known.has(kind) ? [{ file, kind, name: String(data.name ?? file) }] : []
    })
}
