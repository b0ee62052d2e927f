import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'

interface ProductLinksProps {
  product: string
  website: string
  support: string
}

/** Where a product is used, and who helps with it. */
export function ProductLinks({ product, website, support }: ProductLinksProps) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
      <ButtonLink look="solid" href={website} rel="noopener external" className="gap-2">
        {`Visit the ${product} website`}
        <Icon name="out" />
        <span className="sr-only">(leaves this site)</span>
      </ButtonLink>
      <ButtonLink look="quiet" href={`mailto:${support}`}>
        Email support
      </ButtonLink>
    </p>
  )
}
