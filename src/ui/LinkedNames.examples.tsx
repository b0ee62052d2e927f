import { LinkedNames } from './LinkedNames.tsx'

const links = ['Trato', 'Ovelto', 'Insurance & Benefits'].map((title) => ({ title, href: `#${title}` }))

export const examples = {
  one: (
    <p>
      Goes well with
      <LinkedNames links={links.slice(0, 1)} />
    </p>
  ),
  three: (
    <p>
      Goes well with
      <LinkedNames links={links} />
    </p>
  ),
}
