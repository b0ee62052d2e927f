import type { Style } from '../art/draw.ts'
import { flows, flowWidth } from '../art/flows.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

export interface HomeHeroProps {
  heading: string
  description: string
  /** Two; each with the name of the page it leads to, for whoever hears links without what is around them. */
  actions: readonly { label: string; page: string; name: string }[]
  /** The divisions whose strands join. */
  strands: readonly { word: string; does: string; href: string; art: Style }[]
  /** What they are together. */
  caption: string
}

/** What the group is, and its divisions as strands that leave as one: past the measure where the screen is wide. */
export function HomeHero({ heading, description, actions: [first, second], strands, caption }: HomeHeroProps) {
  const { height, faint, accent } = flows(strands.map(({ art }) => art))
  return (
    <div className="overflow-x-clip rule-b">
      <div className="wrap grid items-center gap-x-6 gap-y-4 pt-10 pb-6 md:grid-cols-2 md:py-7">
        <div>
          <h1 className="display text-display md:-mr-6">
            <Unbroken text={heading} />
          </h1>
          <p className="mt-7 max-w-[28em] text-lg text-ink-2">{description}</p>
          <p className="mt-9 flex flex-wrap gap-x-4 gap-y-3">
            {first && (
              <ButtonLink look="solid" href={first.page}>
                {first.label}
              </ButtonLink>
            )}
            {second && (
              <ButtonLink look="framed" href={second.page}>
                {second.label}
                <span className="sr-only">: {second.name}</span>
              </ButtonLink>
            )}
          </p>
        </div>
        <figure className="flows">
          <ul className="display">
            {strands.map(({ word, does, href }) => (
              <li key={href}>
                <a href={href} className="hover:text-accent">
                  {word}
                  <span className="sr-only">: {does}</span>
                </a>
              </li>
            ))}
          </ul>
          <svg viewBox={`0 0 ${flowWidth} ${height}`} fill="none" aria-hidden="true" focusable="false">
            <path d={faint} className="stroke-ink opacity-40" />
            <path d={accent} className="stroke-accent" strokeWidth={2.2} />
          </svg>
          <figcaption className="text-xs text-ink-2">{caption}</figcaption>
        </figure>
      </div>
    </div>
  )
}
