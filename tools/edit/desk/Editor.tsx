import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { keysOf, withValue } from '../shape.ts'
import type { Conflict, Entry, Listing, Opened, Verdict } from '../types.ts'
import * as ask from './ask.ts'
import { Body } from './Body.tsx'
import { BothVersions } from './BothVersions.tsx'
import { Entries, Fields } from './Field.tsx'
import { Form, Messages } from './form.tsx'
import { keep, kept } from './kept.ts'
import { goToFirst, messagesOf, Place, Summary, Tally } from './Summary.tsx'

interface Props {
  file: Opened
  entry?: Entry
  listing: Listing
  onChange: () => void
  onReload: () => void
  onSaved: (path: string) => void
}

/** How long nothing is typed before the gate is asked without a save. */
const pause = 600

/** The form of one file. */
export function Editor({ file, entry, listing, onChange, onReload, onSaved }: Props) {
  const { path, schema } = file
  const [form, setForm] = useState(() => kept(path) ?? file)
  const [written, setWritten] = useState(() => JSON.stringify([file.data, file.body]))
  const [verdict, setVerdict] = useState<Verdict>()
  const [conflict, setConflict] = useState<Conflict>()
  const [note, setNote] = useState(kept(path) ? 'What you typed before is back. It is not saved yet.' : '')
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0)
  const asking = useRef(new AbortController())
  const isSaving = useRef(false)
  const now = JSON.stringify([form.data, form.body])
  const isChanged = now !== written || form.version === ''

  const judge = useCallback(
    async (how: 'check' | 'save', sent: Opened, anyway = false) => {
      // A save is heard to its end: whoever hangs up would not learn that it was written.
      if (isSaving.current) return
      asking.current.abort()
      asking.current = new AbortController()
      isSaving.current = how === 'save'
      const signal = isSaving.current ? undefined : asking.current.signal
      const { path, version, data, body } = sent
      try {
        const told = await ask.judge(how, { path, version, data, body, isText: !schema, anyway }, signal)
        if ('lines' in told) return setConflict(told)
        setVerdict(told)
        setConflict(undefined)
        if (told.saved === undefined) return how === 'save' && setRefusals((count) => count + 1)
        setWritten(JSON.stringify([data, body]))
        setForm((latest) => ({ ...latest, version: told.saved ?? '' }))
        keep(path, undefined)
        setNote('Saved.')
        onSaved(path)
      } catch (error) {
        if ((error as Error).name !== 'AbortError') setNote((error as Error).message)
      } finally {
        if (how === 'save') isSaving.current = false
      }
    },
    [schema, onSaved],
  )

  // What is typed outlives a reload; a while later the gate says what it thinks of it.
  useEffect(() => {
    keep(path, isChanged ? form : undefined)
    onChange()
    if (!isChanged && asked === 0) return
    const timer = setTimeout(() => judge('check', form), pause)
    return () => clearTimeout(timer)
  }, [form, path, isChanged, asked, judge, onChange])

  // The messages of a refused save stand at their fields by now.
  useEffect(() => {
    if (refusals > 0) goToFirst('error')
  }, [refusals])

  const save = async (anyway = false, sent = form) => {
    setBusy(true)
    setNote('')
    await judge('save', sent, anyway)
    setBusy(false)
  }
  const change = useCallback((at: string, value: unknown) => {
    setForm((latest) => ({ ...latest, data: withValue(latest.data, keysOf(at), value) }))
  }, [])
  const context = useMemo(
    () => ({ change, askAgain, choices: listing.choices, values: new Map(listing.values) }),
    [change, listing],
  )
  const messages = useMemo(() => messagesOf(verdict, schema, form.data), [verdict, schema, form.data])
  const whole = { schema: schema ?? {}, value: form.data, path: '', label: 'Entries', isRequired: true }
  const discard = () => {
    keep(path, undefined)
    onChange()
    onReload()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        save()
      }}
    >
      <div className="bar">
        <div>
          <h2>{entry?.name ?? (form.version ? path : 'A new file')}</h2>
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
        {isChanged && (
          <button type="button" onClick={discard}>
            Discard changes
          </button>
        )}
      </div>
      <p role="status">{isBusy ? 'The whole site is checked with this file as it would be.' : note}</p>
      {conflict && (
        <BothVersions
          {...conflict}
          onTheirs={discard}
          onMine={() => {
            const mine = { ...form, version: conflict.version }
            setForm(mine)
            save(false, mine)
          }}
        />
      )}
      {verdict && !conflict && <Summary {...{ verdict, messages }} onAnyway={() => save(true)} />}
      {!schema && <p>This file cannot be shown as a form, so here is its text.</p>}
      <Messages value={messages}>
        <Form value={context}>
          {schema?.type === 'array' && <Entries {...whole} value={(form.data as unknown[]) ?? []} />}
          {schema?.type === 'object' && <Fields {...whole} />}
          {(path.endsWith('.md') || !schema) && (
            <Body {...{ path }} body={form.body} onBody={(body) => setForm((latest) => ({ ...latest, body }))} />
          )}
        </Form>
      </Messages>
    </form>
  )
}
