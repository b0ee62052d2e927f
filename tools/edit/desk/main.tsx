import { StrictMode, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Listing, Opened } from '../types.ts'
import * as ask from './ask.ts'
import { Editor } from './Editor.tsx'
import { Files } from './Files.tsx'
import { keep, kept, unsavedFiles } from './saving.ts'

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
  const showing = useRef('')

  const refresh = useCallback(() => {
    ask.list().then(setListing, (error: Error) => setOpened({ place: '', error: error.message }))
  }, [])
  const look = useCallback(() => setUnsaved(unsavedFiles()), [])
  const saved = useCallback(
    (path: string) => {
      refresh()
      look()
      if (showing.current !== path) return
      // A new file has its own place from now on, and its form stays open.
      history.replaceState(null, '', `#${path}`)
      setPlace(path)
      setOpened((now) => ({ ...now, place: path }))
    },
    [refresh, look],
  )
  const leave = (path: string) => {
    keep(path, undefined)
    look()
    refresh()
    location.hash = 'files'
  }

  useEffect(refresh, [refresh])
  useEffect(() => {
    let round = 0
    const go = async () => {
      const [from, own] = [placeNow(), ++round]
      setPlace(from)
      setOpened(undefined)
      showing.current = ''
      if (!from) return
      const next = await formAt(from).then(
        (file) => ({ place: from, file }),
        (error: Error) => {
          // One that is not there is opened from what was typed, so that it can be written.
          const file = kept(from)?.base
          return file ? { place: from, file } : { place: from, error: error.message }
        },
      )
      // The one that was asked for last, whichever comes first.
      if (own !== round) return
      showing.current = 'file' in next ? next.file.path : ''
      setOpened(next)
    }
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
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
            key={opened.file.path}
            file={opened.file}
            {...(entry && { entry })}
            listing={listing}
            onChange={look}
            onLeave={leave}
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
