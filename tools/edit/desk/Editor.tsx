import { useEffect, useMemo, useRef } from 'react'
import type { Entry, Listing, Opened } from '../types.ts'
import { AddImage, Body, withParagraph } from './Body.tsx'
import { BothVersions } from './BothVersions.tsx'
import { Entries, Fields } from './Field.tsx'
import { Form, Messages } from './Form.tsx'
import { goToFirst, messagesOf, Place, Summary, Tally } from './Summary.tsx'
import { useSaving } from './saving.ts'

interface Props {
  file: Opened
  entry?: Entry
  listing: Listing
  onChange: () => void
  onLeave: (path: string) => void
  onSaved: (path: string) => void
}

/** The form of one file. */
export function Editor({ file, entry, listing, onChange, onLeave, onSaved }: Props) {
  const { path } = file
  const desk = useSaving(file, onChange, onSaved)
  const { form, edit, change, askAgain, verdict, conflict, note, refusals, isBusy, save } = desk
  const { schema, version } = form.base
  const top = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // A form begins at its top, wherever the last one was left.
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  // The messages of a refused save stand at their fields by now.
  useEffect(() => {
    if (refusals > 0) goToFirst('error')
  }, [refusals])
  // What both changed is shown, wherever one was typing; the last choice leads back to the top.
  const isSplit = conflict?.how === 'save'
  useEffect(() => {
    if (isSplit) top.current?.querySelector<HTMLElement>('.both')?.focus()
  }, [isSplit])
  // Wherever the focus is: after a button that went away it is nowhere.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [save])

  const context = useMemo(
    () => ({ change, askAgain, choices: listing.choices, values: new Map(listing.values) }),
    [change, askAgain, listing],
  )
  const messages = useMemo(() => messagesOf(verdict, schema, form.data), [verdict, schema, form.data])
  const whole = { schema: schema ?? {}, value: form.data, path: '', label: 'Entries', isRequired: true }
  const discard = () => {
    const isSure = confirm(version ? 'Take back all that you typed since the last save?' : 'Discard this new file?')
    if (!isSure) return
    if (version) desk.discard()
    else onLeave(path)
  }

  return (
    <>
      <form
        ref={top}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="bar">
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {entry?.name ?? (version ? path : 'A new file')}
            </h2>
            <p className="hint">
              {path}
              {entry?.address && <Place address={entry.address} site={listing.site} />}
              {entry?.mark && `, ${entry.mark}`}
            </p>
          </div>
          <Tally messages={messages} />
          <button type="submit" className="main" disabled={isBusy}>
            Save
          </button>
          {desk.isChanged && (
            <button type="button" onClick={discard}>
              Discard changes
            </button>
          )}
          <p role="status">
            {isBusy ? 'The whole site is checked with this file as it would be.' : !note.isError && note.text}
          </p>
          {!isBusy && note.isError && (
            <p role="alert" className="error">
              {note.text}
            </p>
          )}
        </div>
        {conflict && (
          <BothVersions
            {...conflict}
            onChoose={(at, isMine) => (conflict.theirs || isMine ? desk.choose(at, isMine) : onLeave(path))}
          />
        )}
        {verdict && !conflict && <Summary {...{ verdict, messages }} onAnyway={() => save(true)} />}
        {!schema && <p>This file cannot be shown as a form, so here is its text.</p>}
        <Messages value={messages}>
          <Form value={context}>
            {schema?.type === 'array' && <Entries {...whole} value={(form.data as unknown[]) ?? []} />}
            {schema?.type === 'object' && <Fields {...whole} />}
            {(path.endsWith('.md') || !schema) && (
              <Body body={form.body} onBody={(body) => edit((now) => ({ ...now, body }))} />
            )}
          </Form>
        </Messages>
      </form>
      {path.endsWith('.md') && (
        <AddImage
          folder={path.slice(0, path.lastIndexOf('/'))}
          onAdd={(image, line) =>
            edit((now) => ({ ...now, body: withParagraph(now.body, line), images: [...now.images, image] }))
          }
        />
      )}
    </>
  )
}
