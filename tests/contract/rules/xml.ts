import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const schemas: Record<string, string> = { 'sitemap.xml': 'sitemap.rng', 'feed.xml': 'atom.rng' }

/** What is wrong with the sitemap and the feeds of a built folder, by their schemas. */
export async function xmlFaults(dist: string): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const files = globSync(`**/${name}`, { cwd: dist }).sort()
      if (files.length === 0) return [`there is no ${name}`]
      const xml = files.map((fileName) => ({
        fileName: fileName.replaceAll(/[\\/]/g, '~'),
        contents: readFileSync(join(dist, fileName), 'utf8'),
      }))
      return validationFaults(xml, readFileSync(join('tests/contract/schemas', schema), 'utf8'))
    }),
  )
  return faults.flat()
}

export async function validationFaults(
  xml: { fileName: string; contents: string }[],
  schema: string,
): Promise<string[]> {
  const { valid, errors } = await validateXML({ xml, schema, extension: 'relaxng', maxMemoryPages: 4096 })
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage)
}
