import { Prose } from '../ui/Prose.tsx'
import { LongText } from './LongText.tsx'

export const examples = {
  three: (
    <LongText
      contents={[
        { label: 'What we keep', anchor: 'keep' },
        { label: 'How long we keep it', anchor: 'how-long' },
        { label: 'What you can ask of us', anchor: 'ask' },
      ]}
    >
      <Prose
        html={`
          <h2 id="keep">What we keep</h2><p>What you write to us, for as long as we need it to answer.</p>
          <h2 id="how-long">How long we keep it</h2><p>Until the matter is closed.</p>
          <h2 id="ask">What you can ask of us</h2><p>A copy, a correction, or that we delete it.</p>`}
      />
    </LongText>
  ),
  one: (
    <LongText contents={[{ label: 'Agreement', anchor: 'agreement' }]}>
      <Prose html='<h2 id="agreement">Agreement</h2><p>Whoever uses this site agrees to these terms.</p>' />
    </LongText>
  ),
  'long words': (
    <LongText
      contents={[
        { label: 'Rechtsschutzversicherungsgesellschaften', anchor: 'insurers' },
        {
          label: 'What happens to a message that was sent to the wrong office and then passed on',
          anchor: 'passed-on',
        },
      ]}
    >
      <Prose
        html={`
          <h2 id="insurers">Rechtsschutzversicherungsgesellschaften</h2><p>Their names are long.</p>
          <h2 id="passed-on">What happens to a message that was sent to the wrong office and then passed on</h2><p>It is answered there.</p>`}
      />
    </LongText>
  ),
}
