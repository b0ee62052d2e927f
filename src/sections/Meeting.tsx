import { handWords } from './HandCircles.tsx'

interface Side {
  heading: string
  points: readonly { title: string; text: string }[]
}

/** The tops of two circles of 850; what lies in both stands over the line between the sides. */
const arches = 'M1 84A850 850 0 0 1 707 84M469 84A850 850 0 0 1 1199 84'
const both = 'M469 84A850 850 0 0 1 585 39A850 850 0 0 1 707 84z'

/** Who comes to a program, under the circle that is theirs, and what they find there, under ours. */
export function Meeting({ audience, offers }: { audience: Side; offers: Side }) {
  return (
    <div className="wrap pt-11 pb-9 md:pb-18">
      <svg viewBox="0 0 1200 85" className="arches" aria-hidden="true">
        <path d={both} />
        <path d={arches} />
      </svg>
      <div className="two-hands max-md:gap-y-9">
        <OneSide {...audience} id="audience" hand={handWords.you} />
        <OneSide {...offers} id="offers" hand={handWords.us} />
      </div>
    </div>
  )
}

function OneSide({ heading, points, id, hand }: Side & { id: string; hand: string }) {
  return (
    <section aria-labelledby={id}>
      <p className="mb-2 text-xs text-brass">{hand}</p>
      <h2 id={id} className="display mb-4 text-h2">
        {heading}
      </h2>
      <ul className="grid gap-4">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
