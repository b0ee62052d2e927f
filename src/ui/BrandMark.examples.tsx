import { BrandMark } from './BrandMark.tsx'

export const examples = {
  large: <BrandMark className="size-20" />,
  small: <BrandMark className="size-8" />,
}
