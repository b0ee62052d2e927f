import { Wide } from '../ui/Wide.tsx'

interface Testimonial {
  quote: string
  name: string
  title: string
}

/** Voices of people by their role. The note above them says that they are illustrative. */
export function Testimonials({ note, quotes }: { note: string; quotes: readonly Testimonial[] }) {
  return (
    <Wide heading="In use" id="testimonials">
      <p className="mb-9 max-w-[42rem] text-ink-2">{note}</p>
      <div className="grid gap-x-11 gap-y-10 md:grid-cols-3">
        {quotes.map(({ quote, name, title }) => (
          <figure key={quote} className="flex flex-col rule-t pt-6">
            <blockquote className="display text-h4">{`“${quote}”`}</blockquote>
            <figcaption className="mt-auto pt-5 text-sm">
              <span className="block font-medium">{name}</span>
              <span className="text-ink-2">{title}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Wide>
  )
}
