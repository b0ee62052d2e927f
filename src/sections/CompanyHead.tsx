import { BrandMark } from '../ui/BrandMark.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface CompanyHeadProps {
  heading: string
  company: string
  tagline: string
  /** Where to write to it. */
  contact: string
}

/** Who the company is: its logo and its name beside the page's, its tagline, and a way to it and to who leads it. */
export function CompanyHead({ heading, company, tagline, contact }: CompanyHeadProps) {
  return (
    <div className="hero wrap grid gap-x-6 gap-y-4 pt-5 pb-6 md:pb-8 lg:grid-cols-2">
      <h1 className="display text-h1">
        <Unbroken text={heading} />
      </h1>
      <div>
        <p className="display flex items-center gap-5 text-h2-wide">
          <BrandMark className="size-16 shrink-0 md:size-24" />
          {company}
        </p>
        <p className="mt-4 max-w-[28em] md:text-lg">{tagline}</p>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
          <ButtonLink look="solid" href={contact}>
            Get in Touch
          </ButtonLink>
          <ButtonLink look="quiet" href="#team">
            Who leads the group
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
