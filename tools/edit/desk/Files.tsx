import { useState } from 'react'
import type { Entry, Listing, Section } from '../types.ts'
import { Labeled } from './Form.tsx'
import { goTo } from './Summary.tsx'

interface Props extends Pick<Listing, 'groups'> {
  current: string
  unsaved: Set<string>
}

/** Every file by its family, with a search, and the way to add another. */
export function Files({ groups, current, unsaved }: Props) {
  const [sought, seek] = useState('')
  const [folder, setFolder] = useState('')
  // Whoever looks for "articles" means each article.
  const sets = sought.toLowerCase().split(/\s+/)
  const words = sets.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
  // What is not saved is never out of sight.
  const fits = ({ name, address, path, words: also, mark }: Entry, family: string) =>
    unsaved.has(path) ||
    words.every((word) => [name, address, path, also, mark, family].join(' ').toLowerCase().includes(word))
  const all = groups.flatMap(({ sections }) => sections)
  const listed = new Set(all.flatMap(({ entries }) => entries.map(({ path }) => path)))
  const fresh = [...unsaved].filter((path) => !listed.has(path)).map((path) => ({ path, name: path }))
  const found = [{ name: 'Not written yet', sections: [{ name: 'Not written yet', entries: fresh }] }, ...groups]
    .map(({ name, sections }) => ({
      name,
      sections: sections
        .map((section: Section) => ({
          ...section,
          entries: section.entries.filter((entry) => fits(entry, `${name} ${section.name}`)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0)
  const isWanted = ({ path }: Entry) => path === current || unsaved.has(path)
  return (
    <nav aria-label="Files">
      <Labeled id="find" label="Find a file">
        <input id="find" type="search" value={sought} onChange={(e) => seek(e.target.value)} />
      </Labeled>
      <Add sections={all.filter(({ add }) => add).sort(byNoun)} {...{ folder, setFolder }} />
      {found.length === 0 && <p role="status">No file is called so, and none is at such an address.</p>}
      {found.map(({ name, sections }) => (
        <details
          key={`${name} ${sought !== ''}`}
          className="group"
          open={sought !== '' || sections.some(({ entries }) => entries.some(isWanted))}
        >
          <summary>{name}</summary>
          {sections.map((section) => (
            <Family
              key={section.name}
              {...section}
              {...{ current, unsaved }}
              isAlone={section.name === name}
              onAdd={(to) => {
                setFolder(to)
                goTo('add-name')
              }}
            />
          ))}
        </details>
      ))}
    </nav>
  )
}

const noun = ({ add }: Section) => add?.what.replace(/^an? /, '') ?? ''
const byNoun = (a: Section, b: Section) => noun(a).localeCompare(noun(b), 'en')

interface FamilyProps extends Section {
  current: string
  unsaved: Set<string>
  isAlone: boolean
  onAdd: (folder: string) => void
}

function Family({ name, entries, add, current, unsaved, isAlone, onAdd }: FamilyProps) {
  return (
    <section aria-label={name}>
      {!isAlone && <h2>{name}</h2>}
      <ul>
        {entries.map(({ path, name, mark }) => (
          <li key={path}>
            <a href={`#${path}`} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
            {mark && <span className="mark">{mark}</span>}
            {unsaved.has(path) && <span className="mark">Not saved</span>}
          </li>
        ))}
      </ul>
      {add && (
        <button
          type="button"
          className="to"
          aria-label={`Add ${add.what} to ${name}`}
          onClick={() => onAdd(add.folder)}
        >
          + Add {add.what}
        </button>
      )}
    </section>
  )
}

interface AddProps {
  sections: Section[]
  folder: string
  setFolder: (folder: string) => void
}

/** The form of a new file: what it is, its name, and which one it starts from. */
function Add({ sections, folder, setFolder }: AddProps) {
  const { add } = sections.find((section) => section.add?.folder === folder) ?? sections[0] ?? {}
  if (!add) return null
  return (
    <details className="add">
      <summary>Add something new</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const choice = new FormData(event.currentTarget) as unknown as Record<string, string>
          location.hash = `new?${new URLSearchParams(choice)}`
        }}
      >
        <Labeled id="add-what" label="What it is">
          <select id="add-what" name="folder" value={add.folder} onChange={(e) => setFolder(e.target.value)}>
            {sections.map(({ name: family, add }) => (
              <option key={add?.folder} value={add?.folder}>
                {add?.what.replace(/^a/, 'A')} in {family}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled id="add-name" label="Its name">
          <input id="add-name" name="name" required />
        </Labeled>
        <Labeled id="add-like" label="Start from">
          <select id="add-like" name="like" key={add.folder}>
            {add.models.map(({ path, name, mark }) => (
              <option key={path} value={path}>
                {mark ? `${name} (${mark})` : name}
              </option>
            ))}
          </select>
        </Labeled>
        <button type="submit">Open its form</button>
      </form>
    </details>
  )
}
