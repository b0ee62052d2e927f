import { ProductLinks } from './ProductLinks.tsx'

export const examples = {
  short: (
    <div className="wrap">
      <ProductLinks product="Trato" website="https://trato.example.com" support="support@example.com" />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <ProductLinks
        product="Rechtsschutzversicherungsgesellschaften"
        website="https://trato.example.com"
        support="support@example.com"
      />
    </div>
  ),
}
