import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Posted } from './Posted.tsx'

/** The way to apply, where it is seen at once, and since when the position has been open. */
export function Apply({ href, posted }: { href: string; posted: string | undefined }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink look="solid" href={href}>
        Apply Now
      </ButtonLink>
      {posted && <Posted date={posted} />}
    </div>
  )
}
