import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A rule that begins with a class of a feature, a figure or a part reaches whatever has that class, anywhere on the page. So a class that
 * begins a rule of one is no other's word; a common word stands below a class of its own: `.screen .key`.
 */

/** The folder of a feature or a figure. What lies beside the folders of figures is the frame that all of them share. */
const roomOf = (file: string) => file.split('/').slice(0, 3).join('/')

/** The classes with which rules of a feature begin, and the room they belong to. */
const owned = globSync('src/{features,figures}/*/**/*.css').flatMap((file) => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const heads = [...css.matchAll(/^ {2}(\.[^\s@&}][^{;]*)\{/gm)].flatMap(([, head = '']) => head.split(','))
  const alone = heads.flatMap((head) => /^\s*\.([\w-]+)/.exec(head)?.[1] ?? [])
  return [...new Set(alone)].map((name) => ({ name, room: roomOf(file) }))
})

/** The words in quotes that a component may use as classes. */
const used = globSync('src/{features,figures,parts,sections,ui,chrome,search}/**/*.tsx')
  .filter((file) => !file.includes('.examples.'))
  .map((file) => ({
    room: roomOf(file),
    names: new Set(
      [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|{([^}]*)})/g)].flatMap(([, plain, code]) =>
        (plain ?? code ?? '').split(/[\s"'`]+/),
      ),
    ),
  }))

test('a class that begins a rule of a feature is used there alone', () => {
  expect(owned.length).toBeGreaterThan(20)
  const borrowed = owned.flatMap(({ name, room }) =>
    used
      .filter((file) => file.room !== room && file.names.has(name))
      .map((file) => `${name} of ${room} in ${file.room}`),
  )
  expect([...new Set(borrowed)]).toEqual([])
})
