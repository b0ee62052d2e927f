import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { inspectAll } from '../../src/model/gate.ts'
import { printed } from '../../src/model/problems.ts'
import { folderOfTest } from '../support/scratch.ts'

/**
 * What a guide shows is done here, from its first example to its last, to a copy of this site's content; then the whole
 * gate is asked. Markdown and YAML go into the file that is named last above them: a whole file as it stands,
 * fields beside those that are there (lists grow), other text at the end. Commands on files are run in the copy.
 */

interface Example {
  /** The file of the content that was named last before it. */
  file: string | undefined
  language: string
  code: string
}

/** Languages whose examples may be left unrun, and why. */
const notRun: Record<string, string> = {
  sh: 'some need a host, a history or minutes; docs.test.ts knows that npm scripts exist',
  json: 'answers of the service, which its own tests hold',
  text: 'what a program says, which its own tests hold',
  nginx: 'npm run test:hosts tries what they include',
}

function examplesOf(guide: string): Example[] {
  const text = readFileSync(guide, 'utf8')
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent, 2: language = '', 3: code = '' }) => ({
      file: [...text.slice(0, index).matchAll(/[`[](content\/[\w./-]+\.(?:md|yaml))[`\]]/g)].at(-1)?.[1],
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** Commands on files of the content are run; whatever else a guide says about content goes into its file. */
const isRun = ({ language, code }: Example) => (language === 'sh' ? /^(mv|rm|grep) /.test(code) : !(language in notRun))

async function apply(root: string, example: Example): Promise<void> {
  const { language, code } = example
  // A page about YAML itself.
  if (example.file === undefined && language === 'yaml') return void parse(code)
  if (language === 'sh') return void execFileSync('sh', ['-ec', code], { cwd: root, stdio: 'pipe' })
  const file = join(root, example.file ?? '')
  mkdirSync(dirname(file), { recursive: true })
  for (const [, image = ''] of code.matchAll(/\]\(\.\/([\w.-]+)/g))
    await sharp('docs/home.png').toFile(join(dirname(file), image))
  if (language !== 'yaml')
    return writeFileSync(file, code.startsWith('---\n') ? code : `${readFileSync(file, 'utf8')}\n${code}`)
  const written = readFileSync(file, 'utf8')
  const [fields = ''] = file.endsWith('.md') ? (/(?<=^---\n)[\s\S]*?(?=^---$)/m.exec(written) ?? []) : [written]
  writeFileSync(
    file,
    written.replace(fields, () => stringify(withFields(parse(fields), parse(code)))),
  )
}

function withFields(old: Record<string, unknown>, more: Record<string, unknown>): Record<string, unknown> {
  const joined = Object.entries(more).map(([name, value]) => {
    const before = old[name]
    return [name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value]
  })
  return { ...old, ...Object.fromEntries(joined) }
}

describe.each(globSync('docs/how-to/*.md').sort())('%s', (guide) => {
  test('can be followed on the content as it is', async () => {
    const examples = examplesOf(guide).filter(isRun)
    if (examples.length === 0) return
    const root = folderOfTest()
    cpSync('content', join(root, 'content'), { recursive: true })
    for (const example of examples) await apply(root, example)
    const today = new Date()
    const { problems, content } = await inspectAll(root, { today })
    // A draft lacks nothing but words.
    const whole = content?.drafts.length ? await inspectAll(root, { today, withUnpublished: true }) : { problems: [] }
    expect([...problems, ...whole.problems].map(printed)).toEqual([])

    const known = [content?.pages, content?.drafts, content?.scheduled].flatMap((list = []) =>
      list.map(({ file }) => file),
    )
    const written = examples.flatMap(({ file = '' }) => (file.endsWith('.md') ? [file] : []))
    expect(written.filter((file) => existsSync(join(root, file)) && !known.includes(file))).toEqual([])
  })
})
