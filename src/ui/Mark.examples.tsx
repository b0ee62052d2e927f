import { Mark } from './Mark.tsx'

export const examples = {
  large: <Mark className="size-20" />,
  small: <Mark className="size-8" />,
}
