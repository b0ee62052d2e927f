import { ArticleText } from './ArticleText.tsx'

const figure = {
  shape: 'chain',
  caption: 'The holder depends on every link before it.',
  marks: [
    { title: 'Parcel', text: 'A tenant farms the field and pays rent.' },
    { title: 'Vehicle', text: 'A company holds the title and pays the bills.' },
    { title: 'Holder', text: 'The owner on the register.' },
  ],
} as const

const opening = '<p>A tenant pays rent on a field. An operator collects it, and what is left belongs to the owners.</p>'
const rest = '<h2>What stays the same</h2><p>The rent, the soil and the likely buyers.</p>'

export const examples = {
  whole: (
    <div className="wrap">
      <ArticleText html={opening + rest} figure={figure} />
    </div>
  ),
  'without headings': (
    <div className="wrap">
      <ArticleText html={opening} figure={figure} />
    </div>
  ),
}
