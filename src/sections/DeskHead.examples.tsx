import { DeskHead } from './DeskHead.tsx'

const line = 'A note gives you what is certain, how we know it and who has to act by when.'
const own = { eyebrow: 'Reports', eyebrowHref: '#reports', description: 'Short notes on events outside the group.' }

export const examples = {
  'one paragraph': <DeskHead {...own} heading="News" html={`<p>${line}</p>`} />,
  'two paragraphs': <DeskHead {...own} heading="Research Papers" html={`<p>${line} ${line}</p><p>${line}</p>`} />,
  'a long word': (
    <DeskHead {...own} heading="Rechtsschutzversicherungsgesellschaften" html={`<p>${line} ${line} ${line}</p>`} />
  ),
}
