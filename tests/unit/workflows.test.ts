import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folderOfFile } from '../support/scratch.ts'

interface Step {
  if?: string
  run?: string
  env?: Record<string, string>
}

interface Workflow {
  on: Record<string, unknown>
  jobs: Record<string, { needs?: string; uses?: string; steps?: Step[] }>
}

const folder = '.github/workflows'
const workflow = (name: string): Workflow => parse(readFileSync(`${folder}/${name}`, 'utf8'))

test.each(globSync(`${folder}/*.yml`))('%s uses actions by their digests, each with its version', (file) => {
  const used = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test('what containers begin with is named by its digest: a name can be given to something else', () => {
  const files = [...globSync('deploy/**/Containerfile'), ...globSync(`${folder}/*.yml`)]
  const images = files.flatMap((file) => readFileSync(file, 'utf8').match(/^(FROM|\s+(container|image):) .+$/gm) ?? [])
  expect(images.length).toBeGreaterThan(2)
  expect(images.filter((line) => !/ [\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/.test(line))).toEqual([])
})

describe('every check', () => {
  const programs = folderOfFile()
  /** With an npm that can do all but one thing. */
  const check = (fails: string) => {
    writeFileSync(join(programs, 'npm'), `#!/bin/sh\ntest "$1" != ${fails}\n`, { mode: 0o755 })
    const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` }
    return spawnSync('bash', ['.ci/run'], { env, encoding: 'utf8' })
  }

  test('tells of known faults in what is installed, and does not stop for them', () => {
    const { status, stdout } = check('audit')
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^AUDIT of \.: .*\nAUDIT of deploy\/tools: .*\n$/)])
  })

  test('stops for a test that fails', () => expect(check('test').status).toBe(1))
})

describe('publishing', () => {
  const { publish, test: tests } = workflow('publish.yml').jobs
  const steps = publish?.steps ?? []
  const running = (command: string) => steps.findIndex(({ run }) => run?.includes(command))
  const sending = steps.flatMap((step, i) => (JSON.stringify(step.env ?? {}).includes('secrets.') ? [i] : []))

  test('waits for every test', () => {
    expect(publish?.needs).toBe('test')
    expect(tests?.uses).toBe(`./${folder}/test.yml`)
    expect(workflow('test.yml').on).toHaveProperty('workflow_call')
  })

  test('sends to each host only what is ready and built, and looks at the live address afterward', () => {
    expect(sending.map((i) => steps[i]?.if)).toEqual(["vars.HOST == 'cloudflare'", "vars.HOST == 'server'"])
    const order = [running('launch:check'), running('npm run build'), ...sending, running('npm run live')]
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('names npm scripts that exist, and stops where one fails', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''))
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    expect(readFileSync(`${folder}/publish.yml`, 'utf8')).not.toMatch(/continue-on-error|always\(\)|\|\| true/)
  })
})
