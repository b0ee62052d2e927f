import { Unbroken } from '../ui/Unbroken.tsx'

interface PlateHeadProps {
  heading: string
  description: string
  /** What the parts of the plate below have to do with each other, rendered. */
  intro: string
}

/** The head of a division above its plate: the name in the first third, and beside it all that is said before the drawings. */
export function PlateHead({ heading, description, intro }: PlateHeadProps) {
  return (
    <div className="hero wrap grid gap-x-6 gap-y-4 pt-5 pb-9 lg:grid-cols-3">
      <h1 className="display text-h1">
        <Unbroken text={heading} />
      </h1>
      <div className="grid content-end gap-3 lg:col-span-2">
        <p className="display text-h3 text-balance">{description}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {intro && <p id="what" className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: intro }} />}
      </div>
    </div>
  )
}
