import { atCompounds } from '../lib/compounds.ts'

/** The words of a heading: its compounds, such as "long-horizon", do not break at their hyphen. */
export function Unbroken({ text }: { text: string }) {
  return atCompounds(text).map((piece, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
