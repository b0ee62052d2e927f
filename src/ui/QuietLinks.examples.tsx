import { QuietLinks } from './QuietLinks.tsx'

export const examples = {
  three: (
    <QuietLinks
      label="In preparation"
      links={['Ressi', 'Roomaid', 'Sprinkle'].map((name) => ({ name, href: `#${name}` }))}
    />
  ),
}
