import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { keysOf, pathInWords, withValue } from '../shape.ts'
import { bodyPath, type Conflict, type Opened, type Typed, type Verdict } from '../types.ts'
import * as ask from './ask.ts'

/** What was typed and not saved stays in this tab, so that a reload or another file loses nothing. */

/** A form as it stands: what it was opened with, and what was made of it. */
export interface Kept extends Typed {
  base: Opened
  /** Images that were added, and wait for the text to be saved. */
  images: string[]
}

const prefix = 'desk:'
/** What the browser has no room for stays until a reload, of which the browser warns. */
const large = new Map<string, Kept>()

export function kept(path: string): Kept | undefined {
  const stored = JSON.parse(sessionStorage.getItem(prefix + path) ?? '{}')
  // One that an older desk kept says too little.
  return large.get(path) ?? (stored.base && stored)
}

export function keep(path: string, form: Kept | undefined): void {
  large.delete(path)
  sessionStorage.removeItem(prefix + path)
  if (!form) return
  try {
    sessionStorage.setItem(prefix + path, JSON.stringify(form))
  } catch {
    large.set(path, form)
  }
}

export const unsavedFiles = () =>
  new Set([
    ...large.keys(),
    ...Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  ])

/** How long nothing is typed before the gate is asked without a save. */
const pause = 600

/** A conflict, with what was asked for and what was typed by then. */
interface Open extends Conflict {
  how: 'check' | 'save'
  sent: Kept
}

interface Note {
  text: string
  isError?: boolean
}

const formOf = (base: Opened): Kept => ({ base, data: base.data, body: base.body, images: [] })

export const nameOf = (path: string) => (path === bodyPath ? 'Text' : pathInWords(path))

/** What is typed into a form, what the gate says of it, and how it comes into its file. */
export function useSaving(file: Opened, onChange: () => void, onSaved: (path: string) => void) {
  const { path } = file
  const [form, setForm] = useState<Kept>(() => kept(path) ?? formOf(file))
  const [verdict, setVerdict] = useState<Verdict>()
  const [conflict, setConflict] = useState<Open>()
  const [note, setNote] = useState<Note>(
    kept(path) ? { text: 'What you typed before is back. It is not saved yet.' } : { text: '' },
  )
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0)
  const asking = useRef(new AbortController())
  const isSaving = useRef(false)
  const latest = useRef(form)
  const { base } = form
  const isChanged =
    base.version === '' || JSON.stringify([form.data, form.body]) !== JSON.stringify([base.data, base.body])

  const judge = useCallback(
    async (how: 'check' | 'save', sent: Kept, may: { anyway?: boolean; removing?: boolean } = {}, told = '') => {
      const refuse = (text: string) => {
        if (how === 'save') setNote({ text: `Not saved: ${text}`, isError: true })
      }
      const { base, data, body, images } = sent
      asking.current.abort()
      asking.current = new AbortController()
      const signal = how === 'check' ? asking.current.signal : undefined
      const isText = !base.schema
      const answer = await ask.judge(
        how,
        { path, version: base.version, data, body, images, base, isText, ...may },
        signal,
      )
      if ('contested' in answer) {
        const { theirs, merged, contested, changed } = answer
        if (!theirs || contested.length > 0) {
          // A check in the background takes back no choice that was made.
          setConflict((open) => (how === 'check' && open?.sent === sent ? open : { ...answer, how, sent }))
          return refuse('the file has changed.')
        }
        // What was typed since is merged when it is asked about.
        if (latest.current !== sent) return refuse('the file has changed while you typed. Save again.')
        const next = { ...sent, ...merged, base: theirs }
        latest.current = next
        setForm(next)
        const words = meanwhile(changed)
        setNote({ text: words })
        return judge(how, next, may, words)
      }
      setVerdict(answer)
      setConflict(undefined)
      const { saved, problems, caused, orphans } = answer
      if (how === 'check') return
      if (saved === undefined) {
        const isAllowed = problems.length === 0 && (caused.length === 0 || may.anyway)
        if (isAllowed && confirm(`No text shows ${orphans.join(', ')} any more. Save, and remove that file as well?`))
          return judge(how, sent, { ...may, removing: true }, told)
        setRefusals((count) => count + 1)
        return refuse(reasonIn(answer))
      }
      if (latest.current === sent) keep(path, undefined)
      // What was typed meanwhile stays, and is not saved yet.
      setForm((now) => ({
        ...now,
        base: { ...base, data, body, version: saved },
        images: now.images.filter((image) => !images.includes(image)),
      }))
      setNote({ text: `Saved. ${told}`.trim() })
      onSaved(path)
    },
    [path, onSaved],
  )

  const save = useCallback(
    async (anyway = false, sent = latest.current, told = '') => {
      if (document.querySelector<HTMLInputElement>('#image')?.files?.length)
        return setNote({
          text: 'Not saved: an image is chosen and not in the text yet. Add it, or choose none.',
          isError: true,
        })
      // A save is heard to its end: whoever hangs up would not learn that it was written.
      if (isSaving.current) return
      isSaving.current = true
      setBusy(true)
      setNote({ text: '' })
      await judge('save', sent, { anyway }, told).catch((error: Error) =>
        setNote({ text: error.message, isError: true }),
      )
      isSaving.current = false
      setBusy(false)
    },
    [judge],
  )
  const check = useCallback(
    (sent: Kept) => {
      if (isSaving.current) return
      judge('check', sent).catch((error: Error) => {
        if (error.name !== 'AbortError') setNote({ text: error.message, isError: true })
      })
    },
    [judge],
  )

  // What is typed outlives a reload; a while later the gate says what it thinks of it.
  useEffect(() => {
    latest.current = form
    keep(path, isChanged ? form : undefined)
    onChange()
    if (!isChanged && asked === 0) return
    const timer = setTimeout(() => check(form), pause)
    return () => clearTimeout(timer)
  }, [form, path, isChanged, asked, check, onChange])

  /** One side of a field that both changed. The last choice does what was asked for. */
  const choose = (at: string, isMine: boolean) => {
    if (!conflict) return
    const { theirs, merged, contested, changed, how, sent } = conflict
    if (latest.current !== sent) return check(latest.current)
    const rest = contested.filter((field) => field.path !== at)
    const taken = isMine || !theirs ? merged : withTheirs(merged, theirs, at)
    setConflict({ ...conflict, merged: taken, contested: rest })
    if (rest.length > 0) return
    setConflict(undefined)
    const version = theirs?.version ?? ''
    const next = { ...sent, ...taken, base: at === '' && isMine ? { ...base, version } : (theirs ?? base) }
    latest.current = next
    setForm(next)
    setNote({ text: meanwhile(changed) })
    if (how === 'save') save(false, next, meanwhile(changed))
  }
  const discard = () => {
    asking.current.abort()
    setForm(formOf(base))
    setVerdict(undefined)
    setConflict(undefined)
    setNote({ text: 'What you typed is taken back.' })
  }
  // What was said of the last save is not true of what is typed now.
  const edit = useCallback((next: (now: Kept) => Kept) => {
    setNote({ text: '' })
    setForm(next)
  }, [])
  const change = useCallback(
    (at: string, value: unknown) => edit((now) => ({ ...now, data: withValue(now.data, keysOf(at), value) })),
    [edit],
  )
  return {
    form,
    edit,
    change,
    askAgain,
    isChanged,
    verdict,
    conflict,
    choose,
    note,
    refusals,
    isBusy,
    save,
    discard,
  }
}

function withTheirs<Form extends Pick<Opened, 'data' | 'body'>>(form: Form, theirs: Opened, at: string): Form {
  if (at === '') return { ...form, data: theirs.data, body: theirs.body }
  if (at === bodyPath) return { ...form, body: theirs.body }
  const keys = keysOf(at)
  const value = keys.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), theirs.data)
  return { ...form, data: withValue(form.data, keys, value) }
}

function meanwhile(changed: readonly string[]): string {
  if (changed.length === 0) return ''
  const names = new Intl.ListFormat('en').format(changed.map(nameOf))
  return `${names} ${changed.length === 1 ? 'was' : 'were'} changed meanwhile by somebody else in the file; both are kept.`
}

function reasonIn({ problems, caused }: Verdict): string {
  if (problems.length === 1) return 'one thing has to be mended.'
  if (problems.length > 0) return `${problems.length} things have to be mended.`
  return caused.length > 0 ? 'other files would have to be mended after.' : 'an image would be shown by no text.'
}
