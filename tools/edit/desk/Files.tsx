import { useState } from 'react'
import type { Entry, Listing, Section } from '../types.ts'

/** Every file by its family, with a search, and the way to add another. */
export function Files({
  groups,
  current,
  unsaved,
}: Pick<Listing, 'groups'> & { current: string; unsaved: Set<string> }) {
  const [sought, seek] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const fits = ({ name, address = '', path }: Entry, family: string) =>
    words.every((word) => `${name} ${address} ${path} ${family}`.toLowerCase().includes(word))
  const found = groups.map(({ name, sections }) => ({
    name,
    sections: sections
      .map((section) => ({
        ...section,
        entries: section.entries.filter((entry) => fits(entry, `${name} ${section.name}`)),
      }))
      .filter(({ entries }) => entries.length > 0),
  }))
  const isEmpty = found.every(({ sections }) => sections.length === 0)
  return (
    <nav aria-label="Files">
      <div className="field">
        <label htmlFor="find">Find a file</label>
        <input id="find" type="search" value={sought} onChange={(e) => seek(e.target.value)} />
      </div>
      {isEmpty && <p role="status">No file has that name, address or path.</p>}
      {found
        .filter(({ sections }) => sections.length > 0)
        .map(({ name, sections }) => (
          <details
            key={`${name} ${sought !== ''}`}
            className="group"
            open={sought !== '' || sections.some(({ entries }) => entries.some(({ path }) => path === current))}
          >
            <summary>{name}</summary>
            {sections.map((section) => (
              <Family key={section.name} {...section} {...{ current, unsaved }} isAlone={section.name === name} />
            ))}
          </details>
        ))}
    </nav>
  )
}

interface FamilyProps extends Section {
  current: string
  unsaved: Set<string>
  isAlone: boolean
}

function Family({ name, entries, add, current, unsaved, isAlone }: FamilyProps) {
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
      {add && <Add {...add} family={name} />}
    </section>
  )
}

function Add({ folder, models, family }: NonNullable<Section['add']> & { family: string }) {
  const [name, setName] = useState('')
  const [like, setLike] = useState(models[0]?.path ?? '')
  const id = `add-${family}`
  return (
    <details className="add">
      <summary>Add to {family}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          location.hash = `new?${new URLSearchParams({ folder, like, name })}`
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-name`}>Its name</label>
          <input id={`${id}-name`} value={name} required onChange={(e) => setName(e.target.value)} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-like`}>Start from</label>
          <select id={`${id}-like`} value={like} onChange={(e) => setLike(e.target.value)}>
            {models.map(({ path, name, mark }) => (
              <option key={path} value={path}>
                {mark ? `${name} (${mark})` : name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Open its form</button>
      </form>
    </details>
  )
}
