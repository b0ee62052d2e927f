import { useContext } from 'react'
import { Pictogram, type PictogramName } from '../../../src/ui/Pictogram.tsx'
import { shapeOf } from '../shape.ts'
import { type FieldProps, Form, Hint, ToldAt, useControl } from './form.tsx'

/** A field with one control. */
export function Control(props: FieldProps) {
  const { schema, value, path, label } = props
  const { change, choices } = useContext(Form)
  const control = useControl(path)
  const set = (next: unknown) => change(path, next)
  // A field that says nothing is left out of the file; an entry of a list stays until it is removed.
  const setText = (text: string) => set(text === '' && !path.endsWith(']') ? undefined : text)
  const text = typeof value === 'object' ? '' : String(value ?? '')
  const picked = choices[String(schema['picks'])] ?? schema.enum?.map((one) => ({ value: one, name: String(one) }))

  return (
    <div className="field">
      <label htmlFor={path}>{label}</label>
      <Hint {...props} />
      {controlOf()}
      <ToldAt path={path} />
    </div>
  )

  function controlOf() {
    if (picked) return choice(picked)
    switch (shapeOf(schema)) {
      case 'flag': {
        const off = schema.default === false ? undefined : false
        return (
          <input {...control} type="checkbox" checked={value === true} onChange={(e) => set(e.target.checked || off)} />
        )
      }
      case 'number':
        return (
          <input
            {...control}
            type="number"
            min={schema.minimum}
            max={schema.maximum}
            step={schema.type === 'integer' ? 1 : 'any'}
            value={text}
            onChange={({ target }) => set(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
          />
        )
      // As it is typed: a browser's own field says nothing at all of a day that does not exist, and a deadline would be lost.
      case 'date':
        return (
          <input
            {...control}
            inputMode="numeric"
            placeholder="2026-09-30"
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        )
      default:
        return (schema.maxLength ?? 0) > 110 || text.includes('\n') ? (
          // A text of several lines ends with a line break in its file, which no box needs to show.
          <textarea
            {...control}
            value={text.replace(/\n$/, '')}
            onChange={(e) => setText(text.endsWith('\n') && e.target.value ? `${e.target.value}\n` : e.target.value)}
          />
        ) : (
          <input {...control} value={text} onChange={(e) => setText(e.target.value)} />
        )
    }
  }

  /** A picker. What the file says is offered, too, where nothing is known by it: the gate tells. */
  function choice(options: readonly { value: unknown; name: string }[]) {
    const isKnown = options.some((option) => String(option.value) === text)
    const usual = schema.default === undefined ? '' : String(schema.default)
    return (
      <div className="picker">
        <select
          {...control}
          value={text}
          onChange={({ target }) => set(options.find((option) => String(option.value) === target.value)?.value)}
        >
          {!isKnown && text !== '' && <option value={text}>{text} (not in this list)</option>}
          {(text === '' || usual || !props.isRequired) && (
            <option value="">{usual ? `${usual} (as usual)` : ''}</option>
          )}
          {options
            .filter((option) => String(option.value) !== usual || text === usual)
            .map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.name === String(option.value) ? option.name : `${option.name} (${option.value})`}
              </option>
            ))}
        </select>
        {path.endsWith('.icon') && isKnown && <Pictogram name={text as PictogramName} />}
      </div>
    )
  }
}
