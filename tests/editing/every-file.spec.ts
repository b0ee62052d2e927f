import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tellAll } from '../../src/model/gate.ts'
import { desk, field, filesAt, linesThatDiffer, openForm, saved } from './desks.ts'

desk.use({ content: 'content' })

/** Doubles the last letter of a word in a text that has room for it. */
async function changeOneWord(page: Page): Promise<void> {
  const path = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('form details')) fold.open = true
    const texts = [...document.querySelectorAll<HTMLInputElement>('form input:not([type]), form textarea')]
    const hasRoom = ({ id }: Element) => {
      const hint = document.getElementById(`hint-${id}`)?.textContent ?? ''
      const [, most = Infinity, now = 0] = /to (\d+) characters, (\d+) now/.exec(hint) ?? []
      return Number(now) < Number(most)
    }
    const fits = texts.filter(hasRoom).filter(({ value }) => /(^| )\w?[a-z]{3,}([ ,.]|$)/.test(value))
    const safe = ['summary', 'tagline', 'description', 'title', 'text-below']
    const best = safe.map((id) => fits.find((text) => text.id === id)).find(Boolean)
    return (best ?? fits[0])?.id ?? ''
  })
  const box = field(page, path)
  await box.fill((await box.inputValue()).replace(/(^| )(\w?[a-z]{2,}([a-z]))(?=[ ,.]|$)/, '$1$2$3'))
}

// What a person would do with each file, one after another; at the end all of them have changed, each in one line.
desk(
  'every real file is changed in one word at its form: one line differs, and nothing is wrong',
  async ({ page, root, origin }) => {
    desk.slow()
    const files = await filesAt(origin)
    for (const { path } of files) {
      const before = readFileSync(join(root, path), 'utf8')
      await openForm(page, origin, path)
      await changeOneWord(page)
      await saved(page)
      expect(linesThatDiffer(before, readFileSync(join(root, path), 'utf8')), path).toHaveLength(1)
    }
    expect((await tellAll(root, { today: new Date() })).problems).toEqual([])
  },
)
