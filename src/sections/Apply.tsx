import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Posted } from './Posted.tsx'

interface ApplyProps {
  href: string
  /** The page of all positions. */
  all: string
  posted: string | undefined
}

/** The way to apply, where it is seen at once, and since when the position has been open. */
export function Apply({ href, all, posted }: ApplyProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink look="solid" href={href}>
        Apply Now
      </ButtonLink>
      <ButtonLink look="quiet" href={all}>
        All positions
      </ButtonLink>
      {posted && <Posted date={posted} />}
    </div>
  )
}
