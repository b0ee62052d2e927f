interface WhyHereProps {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}

/** Why to work somewhere: the first reason at length, the others in lines beside it. */
export function WhyHere({ heading, id, points: [first, ...others] }: WhyHereProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-7 pt-6 pb-13 lg:grid-cols-2" aria-labelledby={id}>
      <div className="lg:pr-9">
        <h2 id={id} className="display text-h3">
          {heading}
        </h2>
        {first && (
          <>
            <h3 className="mt-5 mb-1 font-medium text-accent">{first.title}</h3>
            <p className="display text-h2">{first.text}</p>
          </>
        )}
      </div>
      <ul className="self-end">
        {others.map(({ title, text }) => (
          <li key={title} className="grid gap-x-6 gap-y-1 rule-t py-4 sm:grid-cols-3">
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-2 sm:col-span-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
