import { LeadAndPoints } from './LeadAndPoints.tsx'

const points = [
  { title: 'Name who you rely on', text: 'A tenant, a borrower or a city stands behind most of these funds.' },
  { title: 'Look for overlap', text: 'Three of them can lean on the same local economy.' },
]

export const examples = {
  'two points': <LeadAndPoints html="<p>A digital fund is a pool of assets.</p>" points={points} />,
  'four points': (
    <LeadAndPoints
      html="<p>A digital fund is a pool of assets.</p>"
      points={[...points, { ...points[0], title: 'Third', text: 'A third.' }, { title: 'Fourth', text: 'A fourth.' }]}
    />
  ),
}
