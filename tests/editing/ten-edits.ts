import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../../tools/copy-project.ts'
import { budgetRules } from '../contract/rules/budgets.ts'
import { fieldRules } from '../contract/rules/fields.ts'
import { htmlRules } from '../contract/rules/html.ts'
import { linkRules } from '../contract/rules/links.ts'
import { pageRules } from '../contract/rules/pages.ts'
import { redirectRules } from '../contract/rules/redirects.ts'
import { w3cFaults } from '../contract/rules/w3c.ts'
import { build } from '../support/build.ts'
import { readBuilt } from '../support/built-site.ts'
import { Editor } from './editor.ts'
import { edits } from './edits.ts'

const rules = {
  ...pageRules,
  ...linkRules,
  ...fieldRules,
  ...redirectRules,
  ...htmlRules,
  ...budgetRules,
}

/** Makes each set of edits on a copy of some content, builds it, and holds the result to the whole contract. */
export function testEdits(content: string, sets: readonly (readonly string[])[]): void {
  const built: string[] = []
  afterAll(() => {
    for (const project of built) rmSync(project, { recursive: true })
  })

  test('no edit is left out', () => {
    expect(sets.flat().sort()).toEqual(Object.keys(edits).sort())
  })

  test.each(sets.map((names) => [names.join(', '), names] as const))('%s: the site stays whole', async (_, names) => {
    const project = copyProject(content)
    built.push(project)
    for (const name of names) edits[name]?.(new Editor(project))
    const { ok, output } = await build(project)
    expect(ok, output).toBe(true)
    const site = readBuilt(project)
    const faults = Object.entries(rules).flatMap(([name, rule]) => rule(site).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })

  // One run for all: starting the checker takes longer than reading a page.
  test("what was built passes the W3C's own checker", () => {
    const dists = built.map((project) => join(project, 'dist'))
    // A build that failed has been told above.
    expect(w3cFaults(dists.filter((dist) => existsSync(dist)))).toEqual([])
  })
}
