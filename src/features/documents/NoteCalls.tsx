import { lettersAt, type Note } from './notes.ts'

/** The letters of the notes to what stands before them; without a place, to the whole study. */
export function NoteCalls({ notes, at }: { notes: readonly Note[]; at?: string }) {
  return lettersAt(notes, at).map((letter) => (
    <a key={letter} href={`#note-${letter}`} className="note-call" aria-label={`Note ${letter}`}>
      {letter}
    </a>
  ))
}
