import { Text } from './Text.tsx'

export const examples = {
  'two paragraphs': (
    <Text
      heading="Who it is for"
      id="audience"
      html="<p>Holders who want land as land: rent today, a scarce asset over decades, and no need to run a farm.</p><p>It is the wrong place for cash you may need this year.</p>"
    />
  ),
  'with headings and a list': (
    <Text
      heading="Before you write"
      id="before"
      html="<h3>What to write</h3><p>Begin with the subject.</p><ul><li>Clients: name the product</li><li>Journalists: give your deadline</li></ul><h3>What happens next</h3><p>We give it to the team that knows the subject.</p>"
    />
  ),
  'long words': (
    <Text
      heading="Rechtsschutzversicherungsgesellschaften"
      id="long"
      html="<p>Rechtsschutzversicherungsgesellschaften insure the cost of going to court.</p>"
    />
  ),
}
