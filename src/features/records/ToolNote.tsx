import type { ReactNode } from 'react'
import { Numeral } from '../../ui/Numeral.tsx'

interface ToolNoteProps {
  /** The field of the record that it is about, by its number and name. */
  field: { number: number; label: string } | undefined
  title: ReactNode
  children: ReactNode
}

/** Something asked or told about one field of a record, behind its number. */
export function ToolNote({ field, title, children }: ToolNoteProps) {
  return (
    <div className="tool-note">
      {title}
      {children}
      {field && (
        <p className="field">
          <Numeral n={field.number} /> {field.label}
        </p>
      )}
    </div>
  )
}
