import { Wide } from './Wide.tsx'

export const examples = {
  one: (
    <Wide heading="Side by side" id="comparison">
      <p>The table gives each fund one row.</p>
    </Wide>
  ),
  'two, with the line between them': (
    <>
      <Wide heading="Plans" id="plans">
        <p>Every plan has the same guarantee.</p>
      </Wide>
      <Wide heading="See also" id="related">
        <p>Pages that belong to this one.</p>
      </Wide>
    </>
  ),
  'long words': (
    <Wide heading="Rechtsschutzversicherungsgesellschaften" id="long">
      <p>A heading that is one long word.</p>
    </Wide>
  ),
}
