import { Role } from './Role.tsx'

const facts = ['Department', 'Location', 'Type', 'Closes'].map((label) => ({ label, value: 'Wherever kites are' }))

export const examples = {
  usual: (
    <Role
      facts={facts}
      html="<p>You fold what others fly.</p><p>On calm days you mend what they tore.</p>"
      requirements={['You have folded before', 'You like the smell of glue']}
    />
  ),
  'long words': (
    <Role
      facts={facts.slice(0, 3)}
      html="<p>You fold.</p>"
      requirements={['Rechtsschutzversicherungsgesellschaften']}
    />
  ),
}
