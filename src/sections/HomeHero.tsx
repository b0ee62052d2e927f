import { flowFrame, flows, type Style } from '../art/flows.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Arrow } from '../ui/Icon.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

export interface HomeHeroProps {
  heading: string
  description: string
  /** Two; each with the name of the page it leads to, for whoever hears links without what is around them. */
  actions: readonly { label: string; page: string; name: string }[]
  /** The divisions whose strands join. */
  strands: readonly { name: string; does: string; href: string; art: Style }[]
  /** Whom it is for, what they get, and where they belong. */
  audiences: readonly { who: string; gets: string; page: string }[]
  /** What the divisions are together, and where. */
  caption: string
}

/** What the group does and for whom, and its divisions as strands that leave as one past the edge of the window. */
export function HomeHero({
  heading,
  description,
  actions: [first, second],
  strands,
  audiences,
  caption,
}: HomeHeroProps) {
  return (
    <div className="overflow-x-clip rule-b">
      <div className="home-hero wrap">
        <div>
          <h1 className="display text-display">
            <Unbroken text={heading} />
          </h1>
          <p className="lede">{description}</p>
          <p className="mt-2 text-sm text-ink-2">{caption}.</p>
          <div className="audiences">
            <h2 className="mb-2 font-medium">Start here</h2>
            <ul>
              {audiences.map(({ who, gets, page }) => (
                <li key={who} className="leads">
                  <a href={page} className="cover display text-base lg:text-h4">
                    {who}
                    <Arrow />
                  </a>
                  <p className="text-sm text-ink-2">{gets}</p>
                </li>
              ))}
            </ul>
          </div>
          <p className="mt-6 flex flex-wrap gap-4">
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
        <Flows strands={strands} />
      </div>
    </div>
  )
}

/**
 * Each division with its strands, the one in the middle leading: whoever points at its name lights them all. Its card
 * shows the same drawing, by its name.
 */
function Flows({ strands }: Pick<HomeHeroProps, 'strands'>) {
  const divisions = flows(strands.map(({ art }) => art))
  return (
    <ul className="flows">
      {strands.map(({ name, does, href, art }, i) => (
        <li key={href} className={`field-${art}`}>
          <a href={href}>
            <span className="display named text-base lg:text-h4">{name}</span>
            <small className="text-xs text-ink-2">
              <span className="sr-only">: </span>
              {does}
            </small>
          </a>
          <svg viewBox={flowFrame} className="strands" aria-hidden="true">
            <use href={`#${art}`} className="ground" />
            <g id={art}>
              <path d={divisions[i]?.others} />
              <path d={divisions[i]?.chosen} className="lit" />
            </g>
          </svg>
        </li>
      ))}
    </ul>
  )
}
