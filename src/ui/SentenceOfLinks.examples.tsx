import { SentenceOfLinks } from './SentenceOfLinks.tsx'

const links = ['Portal', 'Trato', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  href: `#${title}`,
}))

export const examples = {
  three: (
    <div>
      <SentenceOfLinks id="related" heading="Goes well with" links={links} />
    </div>
  ),
}
