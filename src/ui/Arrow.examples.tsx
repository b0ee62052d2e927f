import { Arrow } from './Arrow.tsx'

export const examples = {
  'after a title': (
    <a href="/software" className="group display text-h3">
      Digital Funds
      <Arrow />
    </a>
  ),
}
