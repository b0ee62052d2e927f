import { CardRow } from './CardRow.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const kite = { icon: 'spark', title: 'Kites', description: 'Built on Mondays, flown on Fridays.' } as const
const tails = { icon: 'globe', title: 'Tails that keep kites upright', description: 'The longer, the longer.' } as const
const reels = { icon: 'target', title: 'Reels', description: 'One holds the reel, and sees less of the kite.' } as const
const words = { icon: 'scale', title: long, description: `${long} are long, and break.` } as const

export const examples = {
  plain: <CardRow heading="What flies" id="flies" across={4} cards={[kite, tails, reels, words]} />,
  'with features, leading on': (
    <CardRow
      heading="What flies"
      id="flies"
      text="On most days."
      across={4}
      cards={[kite, tails, reels, words].map((card, i) => ({
        ...card,
        href: `/${card.title}`,
        action: 'See how it flies',
        features: ['A spine of bamboo', long, 'Silk', 'String'].slice(i),
      }))}
    />
  ),
  'with figures': (
    <CardRow
      heading="How high"
      id="high"
      across={4}
      cards={[kite, tails, reels, words].map((card) => ({
        ...card,
        figures: [
          { label: 'Height', value: '1.2B' },
          { label: 'Rise', value: '+28.3%', note: 'kite on kite' },
        ],
      }))}
    />
  ),
  'five, leading on': (
    <CardRow
      heading="What flies"
      id="flies"
      across={5}
      cards={[kite, tails, reels, words, { ...kite, title: 'Birds' }].map((card) => ({
        ...card,
        href: `/${card.title}`,
        action: 'See it',
      }))}
    />
  ),
}
