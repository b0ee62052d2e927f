import { ArticleHead } from './ArticleHead.tsx'
import { Byline } from './Byline.tsx'

const head = {
  heading: 'What tokenized farmland changes for a long-horizon portfolio',
  description: 'A comparison of three ways to hold a farm, and of what breaks first in each.',
  figure: {
    shape: 'chain',
    caption: 'The holder depends on every link before it.',
    marks: [
      { title: 'Parcel', text: 'A tenant farms the field and pays rent.' },
      { title: 'Vehicle', text: 'A company holds the title and pays the bills.' },
      { title: 'Holder', text: 'The owner on the register.' },
    ],
  },
} as const
const byline = { desk: 'Industry desk', href: '#industry', date: '2026-10-20', minutes: 4 }

export const examples = {
  'with sources': (
    <ArticleHead {...head}>
      <Byline {...byline} sources={6} />
    </ArticleHead>
  ),
  'reviewed, with one source': (
    <ArticleHead {...head} heading="A short headline">
      <Byline {...byline} sources={1} reviewed="2026-11-02" />
    </ArticleHead>
  ),
  'signed by its author': (
    <ArticleHead {...head}>
      <Byline {...byline} author={{ name: 'Ada Example', role: 'keeper of the charts' }} sources={6} />
    </ArticleHead>
  ),
  'long words': (
    <ArticleHead {...head} heading="Rechtsschutzversicherungsgesellschaften">
      <Byline {...byline} desk="Rechtsschutzversicherungsgesellschaften" sources={0} />
    </ArticleHead>
  ),
}
