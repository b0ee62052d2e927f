interface Side {
  heading: string
  points: readonly { title: string; text: string }[]
}

/** Who comes to a program, on the left third, and what they find there, on the other two. */
export function Meeting({ audience, offers }: { audience: Side; offers: Side }) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-15 lg:grid-cols-3">
      <section aria-labelledby="audience">
        <h2 id="audience" className="display mb-4 text-h3">
          {audience.heading}
        </h2>
        <ul className="grid gap-6">
          <Points points={audience.points} />
        </ul>
      </section>
      <section className="lg:col-span-2" aria-labelledby="offers">
        <h2 id="offers" className="display mb-4 text-h3">
          {offers.heading}
        </h2>
        {/* In twos, and three in one row. */}
        <ul className={`grid gap-6 ${offers.points.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
          <Points points={offers.points} />
        </ul>
      </section>
    </div>
  )
}

function Points({ points }: Pick<Side, 'points'>) {
  return points.map(({ title, text }) => (
    <li key={title} className="rule-t pt-2">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
    </li>
  ))
}
