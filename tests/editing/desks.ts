import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { listening } from '../../deploy/local/server.ts'
import { checkAll } from '../../src/model/gate.ts'
import { deskServer } from '../../tools/edit/server.ts'
import type { Entry, Listing } from '../../tools/edit/types.ts'
import { fixtureContent } from '../support/fixture-site.ts'

/** A copy of some content with a desk over it, for each test its own. */
export const desk = base.extend<{ content: string; root: string; origin: string }>({
  content: [fixtureContent, { option: true }],
  root: async ({ content }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'desk-'))
    cpSync(content, join(root, 'content'), { recursive: true })
    await use(root)
    rmSync(root, { recursive: true })
  },
  origin: async ({ root }, use) => {
    const server = deskServer(root)
    await use(`http://localhost:${await listening(server)}`)
    server.closeAllConnections()
    server.close()
  },
})

/** Every file that the desk lists. */
export async function filesAt(origin: string): Promise<Entry[]> {
  const { groups }: Listing = await (await fetch(`${origin}/list`)).json()
  return groups.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
}

/** The path of the first file that fits. */
export async function fileAt(origin: string, fits: (path: string) => boolean): Promise<string> {
  const file = (await filesAt(origin)).find(({ path }) => fits(path))
  if (!file) throw new Error('The small site has no such file.')
  return file.path
}

export const reading = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
export const gate = (root: string) => checkAll(root, { today: new Date() })

export const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

export async function openForm(page: Page, origin: string, path: string) {
  await page.goto(`${origin}/#${path}`)
  await page.locator('form .bar', { hasText: path }).waitFor()
}

export const status = (page: Page) => page.locator('form .bar [role=status]')
export const failure = (page: Page) => page.locator('form .bar [role=alert]')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const both = (page: Page) => page.getByRole('alert', { name: 'The file has changed' })

export async function saved(page: Page) {
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
}

export const linesThatDiffer = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now.length).toBe(old.length)
  return now.filter((line, i) => line !== old[i])
}
