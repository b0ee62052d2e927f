import { memo, useContext, useState } from 'react'
import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import { blankOf, entryOf, formOf, isGroup, labelOf, nameOf, pathTo, shapeOf, variantsOf } from '../shape.ts'
import type { Told } from '../types.ts'
import { Control, type FieldProps, Form, Labeled, Messages, ToldAt, useHint } from './Form.tsx'

/** One field of a form, by the shape of its schema. Whatever did not change is not drawn again. */
const Field = memo((props: FieldProps) => {
  const { schema, value } = props
  const shape = shapeOf(schema)
  if (shape === 'fixed') return null
  const isMany = shape === 'list' || shape === 'group' || shape === 'variants'
  const isAsExpected = shape === 'list' ? Array.isArray(value) : isMany ? isGroup(value) : typeof value !== 'object'
  if (value !== undefined && value !== null && !isAsExpected) return <Strange {...props} />
  return isMany ? <Many {...props} /> : <Control {...props} />
})

/** Several fields under one name. Those that may be left out are added and removed as a whole. */
function Many(props: FieldProps) {
  const { schema, value, path, label, isRequired } = props
  const { change } = useContext(Form)
  const isThere = value !== undefined && value !== null
  const isList = shapeOf(schema) === 'list'
  return (
    <fieldset className="many" id={path} tabIndex={-1} aria-describedby={`hint-${path}`}>
      <legend>{label}</legend>
      <p className="hint" id={`hint-${path}`}>
        {useHint(props)}
      </p>
      <ToldAt path={path} />
      {isThere && (isList ? <Entries {...props} value={value as unknown[]} /> : <Fields {...props} />)}
      {!isThere && (
        <button type="button" onClick={() => change(path, blankOf(schema))}>
          Add {label.toLowerCase()}
        </button>
      )}
      {isThere && !isRequired && !isList && (
        <button type="button" onClick={() => change(path, undefined)}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** The fields of a group, the choice between its variants, and what stands there and nothing reads. */
export function Fields({ schema, value, path }: Pick<FieldProps, 'schema' | 'value' | 'path'>) {
  const { change } = useContext(Form)
  const { properties = {}, required = [] } = formOf(schema, value)
  const group = isGroup(value) ? value : {}
  const unread = Object.keys(group).filter((name) => !(name in properties) && group[name] !== undefined)
  const variants = schema.oneOf && variantsOf(schema)
  return (
    <>
      {variants && (
        <Labeled id={`${path}?`} label={labelOf(variants.key)}>
          <select
            id={`${path}?`}
            value={String(group[variants.key])}
            onChange={({ target }) => {
              const form = variants.forms[variants.names.indexOf(target.value)] as JsonSchema
              const kept = Object.entries(group).filter(([name]) => name in (form.properties ?? {}))
              change(path, { ...(blankOf(form) as object), ...Object.fromEntries(kept), [variants.key]: target.value })
            }}
          >
            {variants.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Labeled>
      )}
      {Object.entries(properties).map(([name, inner]) => (
        <Field
          key={name}
          schema={inner as JsonSchema}
          value={group[name]}
          path={pathTo(path, name)}
          label={labelOf(name)}
          isRequired={required.includes(name)}
        />
      ))}
      {unread
        .filter((name) => name !== variants?.key)
        .map((name) => (
          <Strange key={name} path={pathTo(path, name)} label={name} value={group[name]} />
        ))}
    </>
  )
}

/** What a file says where the form expects something else. It can be seen, and removed. */
function Strange({ path, label, value }: Pick<FieldProps, 'path' | 'label' | 'value'>) {
  const { change } = useContext(Form)
  return (
    <div className="field" id={path} tabIndex={-1}>
      <strong>{label}</strong>
      <pre>{JSON.stringify(value, null, 1)}</pre>
      <ToldAt path={path} />
      <button type="button" onClick={() => change(path, undefined)}>
        Remove {label}
      </button>
    </div>
  )
}

/** What waits in an entry, however deep: it is said at the name, since the entry may be closed. */
function Inside({ told }: { told: readonly Told[] }) {
  if (told.length === 0) return null
  const isWrong = told.some(({ isWarning }) => !isWarning)
  return <span className={isWrong ? 'inside error' : 'inside warning'}>{isWrong ? 'To mend' : 'To look at'}</span>
}

const isIn = (path: string, at: string) => at === path || at.startsWith(`${path}.`)

export function Entries({ schema, value, path, label, isRequired }: FieldProps & { value: unknown[] }) {
  const { change, choices } = useContext(Form)
  const messages = useContext(Messages)
  const [opened, setOpened] = useState<boolean[]>(value.map(() => value.length === 1))
  const open = value.map((_, i) => opened[i] ?? false)
  const isFull = value.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)

  const put = (next: unknown[], nextOpen: boolean[]) => {
    setOpened(nextOpen)
    change(path, next.length === 0 && !isRequired ? undefined : next)
  }
  const swapped = <T,>(list: T[], i: number) => list.with(i, list[i + 1] as T).with(i + 1, list[i] as T)
  const without = <T,>(list: T[], i: number) => list.toSpliced(i, 1)
  const toggle = (i: number, isOpen: boolean) =>
    setOpened((now) => value.map((_, j) => (j === i ? isOpen : (now[j] ?? false))))
  const swap = (i: number) => put(swapped(value, i), swapped(open, i))

  return (
    <>
      <ol>
        {value.map((entry, i) => {
          const inner = {
            schema: entryOf(schema, i),
            value: entry,
            path: pathTo(path, i),
            label: `${i + 1}`,
            isRequired: true,
          }
          const what = `${label.toLowerCase()} ${i + 1}`
          const isMany = ['group', 'variants'].includes(shapeOf(inner.schema))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name, and its fields hold nothing of their own.
            <li key={i} className={isMany ? 'entry' : 'entry short'}>
              {isMany ? (
                <details open={open[i]} onToggle={({ currentTarget }) => toggle(i, currentTarget.open)}>
                  <summary id={inner.path}>
                    {i + 1}. {nameOf(entry, choices['page'])}
                    <Inside told={[...messages].flatMap(([at, told]) => (isIn(inner.path, at) ? told : []))} />
                  </summary>
                  <ToldAt path={inner.path} />
                  <Fields {...inner} />
                </details>
              ) : (
                <Field {...inner} />
              )}
              <div className="tools">
                <button type="button" aria-label={`Move ${what} up`} disabled={i === 0} onClick={() => swap(i - 1)}>
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${what} down`}
                  disabled={i === value.length - 1}
                  onClick={() => swap(i)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${what}`}
                  onClick={() => put(without(value, i), without(open, i))}
                >
                  Remove
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        disabled={isFull}
        onClick={() => put([...value, blankOf(entryOf(schema, value.length))], [...open, true])}
      >
        Add to {label.toLowerCase()}
      </button>
    </>
  )
}
