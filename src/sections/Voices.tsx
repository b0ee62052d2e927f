import { sentenceAndRest } from '../lib/prose.ts'
import { Headed } from '../ui/Headed.tsx'

interface VoicesProps {
  /** Says that they are illustrative; its first sentence stands out. */
  note: string
  quotes: readonly { quote: string; name: string; title: string }[]
}

/** What somebody in a made-up role would say. That it is made up stands beside the heading, where it cannot be missed. */
export function Voices({ note, quotes }: VoicesProps) {
  const { first, rest } = sentenceAndRest(note)
  const text = (
    <>
      <b className="font-medium text-ink">{first}</b> {rest}
    </>
  )
  return (
    <Headed heading="What users might say" id="voices" text={text}>
      <div className="voices">
        {quotes.map(({ quote, name, title }) => (
          <figure key={quote}>
            <blockquote className="display text-h4">{`“${quote}”`}</blockquote>
            <figcaption>
              <b>{name}</b> <span>{title}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Headed>
  )
}
