import { atCompounds } from '../lib/names.ts'

/** The words of a heading: its compounds, such as "long-horizon", break at their hyphen only where a line is too short for them. */
export function Unbroken({ text }: { text: string }) {
  return atCompounds(text).map((piece, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
      <span key={i} className="inline-block">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
