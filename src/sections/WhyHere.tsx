interface WhyHereProps {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}

/** Why to work somewhere: a band of equal reasons across the page. */
export function WhyHere({ heading, id, points }: WhyHereProps) {
  return (
    <section className="mb-15 bg-paper-2 py-11 md:mb-18" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="display mb-5 text-h2">
          {heading}
        </h2>
        <ul className="grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-4">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="display text-h4">{title}</h3>
              <p className="mt-1.5 text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
