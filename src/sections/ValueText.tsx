interface Value {
  title: string
  description: string
}

/** What a company holds itself to, as one text: a paragraph each, which begins with its name. */
export function ValueText({ heading, id, values }: { heading: string; id: string; values: readonly Value[] }) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className="split section-rule pt-9">
        <h2 id={id} className="display text-h2">
          {heading}
        </h2>
        <ul className="grid max-w-[38em] gap-5 text-lg">
          {values.map(({ title, description }) => (
            <li key={title}>
              <h3 className="display mr-1 inline text-h3">{title}</h3>{' '}
              <p className="inline text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
