const name = 'topic'

/** A field that no visitor sees or reaches: who fills it in is a program. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={name}>Leave this empty</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What was put in. It is empty then: where a helpful program has filled it in, the next attempt is the visitor's own. */
export function takeFromTrap(form: HTMLFormElement): string {
  const trap = form.elements.namedItem(name) as HTMLInputElement
  const { value } = trap
  trap.value = ''
  return value
}
