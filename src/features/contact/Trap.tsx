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

export function trapOf(form: HTMLFormElement): string {
  return String(new FormData(form).get(name) ?? '')
}
