import { CompanyHead } from './CompanyHead.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  plain: (
    <CompanyHead
      heading="About us"
      company="The group"
      tagline="Investment, software, consulting and research, and the communities they serve."
      contact="/contact"
    />
  ),
  'long words': <CompanyHead heading={long} company={long} tagline={`${long}, and more.`} contact="/contact" />,
}
