import { useState } from 'react'
import { isKeyOn, turnKey } from './key-choice.ts'

/** Turns the slash off and on, for whoever presses it without meaning to. */
export function KeyChoice() {
  const [isOn, setOn] = useState(isKeyOn)
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          turnKey(target.checked)
          setOn(target.checked)
        }}
      />
      Open with the <kbd>/</kbd> key
    </label>
  )
}
