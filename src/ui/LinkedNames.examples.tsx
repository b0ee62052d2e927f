import { LinkedNames } from './LinkedNames.tsx'

const links = ['Farmlands', 'Commodities: Contracts and Delivery', 'Volatility'].map((title, i) => ({
  title,
  href: `#${i}`,
}))

export const examples = {
  one: <LinkedNames links={links.slice(0, 1)} />,
  two: <LinkedNames links={links.slice(1)} />,
  three: <LinkedNames links={links} />,
}
