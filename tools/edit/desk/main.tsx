import { StrictMode, useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Listing, Opened } from '../types.ts'
import * as ask from './ask.ts'
import { Editor } from './Editor.tsx'
import { Files } from './Files.tsx'
import { kept, unsavedFiles } from './kept.ts'

/** The place in the address that says which form is open: a file, or one that is to be added. */
const placeNow = () => location.hash.slice(1).replace(/^files$/, '')

async function formAt(place: string): Promise<Opened> {
  const [, choice] = /^new\?(.*)/.exec(place) ?? []
  if (choice === undefined) return ask.open(place)
  const { folder = '', like = '', name = '' } = Object.fromEntries(new URLSearchParams(choice))
  return ask.model({ folder, like, name })
}

function Desk() {
  const [listing, setListing] = useState<Listing>()
  const [place, setPlace] = useState(placeNow)
  const [opened, setOpened] = useState<{ place: string; file?: Opened; error?: string }>()
  const [unsaved, setUnsaved] = useState(unsavedFiles)

  const refresh = useCallback(() => {
    ask.list().then(setListing, (error: Error) => setOpened({ place: '', error: error.message }))
  }, [])
  const load = useCallback((from: string) => {
    formAt(from).then(
      (file) => setOpened({ place: from, file }),
      (error: Error) => {
        // A file that is gone is opened from what was typed, so that it can be written anew.
        const mine = kept(from)
        setOpened(mine ? { place: from, file: mine } : { place: from, error: error.message })
      },
    )
  }, [])
  const saved = useCallback(
    (path: string) => {
      refresh()
      if (path !== placeNow()) location.hash = path
    },
    [refresh],
  )
  const look = useCallback(() => setUnsaved(unsavedFiles()), [])

  useEffect(refresh, [refresh])
  useEffect(() => {
    const go = () => setPlace(placeNow())
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
  useEffect(() => {
    if (place) load(place)
  }, [place, load])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsavedFiles().size > 0 && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])

  const isHere = place !== '' && opened?.place === place
  const current = isHere ? (opened.file?.path ?? '') : ''
  const entry = listing?.groups
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .find(({ path }) => path === current)
  return (
    <div className={place ? 'desk has-form' : 'desk'}>
      <header>
        <h1>
          <a href="#files">Desk</a>
        </h1>
        {place && (
          <a className="back" href="#files">
            All files
          </a>
        )}
      </header>
      {listing && <Files groups={listing.groups} {...{ current, unsaved }} />}
      <main>
        {!place && (
          <p className="hint">
            Choose a file, or add one. What you save is checked first, and written under content/; npm run dev beside
            this shows the page at once.
          </p>
        )}
        {isHere && opened.error && (
          <p role="alert" className="error">
            {opened.error}
          </p>
        )}
        {isHere && opened.file && listing && (
          <Editor
            key={`${opened.file.path} ${opened.file.version}`}
            file={opened.file}
            {...(entry && { entry })}
            listing={listing}
            onChange={look}
            onReload={() => load(place)}
            onSaved={saved}
          />
        )}
      </main>
    </div>
  )
}

const place = document.getElementById('desk')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  )
