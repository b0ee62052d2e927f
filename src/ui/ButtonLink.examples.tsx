import { ButtonLink } from './ButtonLink.tsx'
import { Icon } from './Icon.tsx'

export const examples = {
  solid: (
    <ButtonLink look="solid" href="/contact">
      Get in Touch
    </ButtonLink>
  ),
  framed: (
    <ButtonLink look="framed" href="/contact">
      Choose Basic
    </ButtonLink>
  ),
  quiet: (
    <ButtonLink look="quiet" href="/about">
      Learn More
      <Icon name="right" />
    </ButtonLink>
  ),
  band: (
    <div className="bg-band p-6">
      <ButtonLink look="band" href="/contact">
        Get in Touch
      </ButtonLink>
    </div>
  ),
}
