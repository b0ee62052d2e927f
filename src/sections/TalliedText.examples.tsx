import { TalliedText } from './TalliedText.tsx'

export const examples = {
  usual: (
    <TalliedText
      contents={[
        { label: 'What we keep', anchor: 'keep', value: '5 sentences', ticks: '!ii !i' },
        { label: 'Rechtsschutzversicherungsgesellschaften', anchor: 'law', value: '1 sentence', ticks: '!' },
      ]}
    >
      <h2 id="keep">What we keep</h2>
      <p>Nothing.</p>
      <h2 id="law">The law</h2>
    </TalliedText>
  ),
}
