import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { desk, field, filesAt, gate, linesThatDiffer, openForm, reading, saved } from './desks.ts'

desk.use({ content: 'content' })

/** Adds a word to a text that has room for it. None is taken away: the search may rest on it. */
async function addOneWord(page: Page): Promise<void> {
  const path = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('form details')) fold.open = true
    const texts = [...document.querySelectorAll<HTMLInputElement>('form input:not([type]), form textarea')]
    const hasRoom = ({ id }: Element) => {
      const hint = document.getElementById(`hint-${id}`)?.textContent ?? ''
      const [, most = Infinity, now = 0] = /to (\d+) characters, (\d+) now/.exec(hint) ?? []
      return Number(now) + 5 <= Number(most)
    }
    const fits = texts.filter(hasRoom).filter(({ value }) => /^[^#].*\w[.?]?$/.test(value))
    const safe = ['summary', 'tagline', 'description', 'title']
    const best = safe.map((id) => fits.find((text) => text.id === id)).find(Boolean)
    return (best ?? fits[0] ?? texts.at(-1))?.id ?? ''
  })
  const box = field(page, path)
  // A file without a form has a comment.
  const end = path === 'text-below' ? /^(#.*\w)(.*)$/m : /^(.*\w)([.?]?)$/
  await box.fill((await box.inputValue()).replace(end, '$1 today$2'))
}

// What a person would do with each, one after another. That every field of every file has its place in a form, and
// that a change of it is one line, is held for all of them without a browser: tools/edit/shape.test.ts and save.test.ts.
desk(
  'a real file of each sort is changed in one word at its form: one line differs, and nothing is wrong',
  async ({ page, root, origin }) => {
    desk.slow()
    const sortOf = (path: string) => /^kind: \w+$/m.exec(reading(root, path))?.[0] ?? dirname(path)
    const sorts = new Map((await filesAt(origin)).map(({ path }) => [sortOf(path), path]))
    expect(sorts.size).toBeGreaterThan(10)
    for (const path of sorts.values()) {
      const before = reading(root, path)
      await openForm(page, origin, path)
      await addOneWord(page)
      await saved(page)
      expect(linesThatDiffer(before, reading(root, path)), path).toHaveLength(1)
    }
    expect((await gate(root)).problems).toEqual([])
  },
)
