import { NeighborLinks } from './NeighborLinks.tsx'

const [first, last] = [
  { title: 'ETP', href: '#etp' },
  { title: 'REITs', href: '#reits' },
]

export const examples = {
  both: (
    <div className="wrap">
      <NeighborLinks label="Funds in order" one="fund" previous={first} next={last} />
    </div>
  ),
  'only next': (
    <div className="wrap">
      <NeighborLinks label="Funds from the first" previous={undefined} next={last} />
    </div>
  ),
}
