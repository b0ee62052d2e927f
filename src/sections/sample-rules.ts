/** How a division works, for the examples of the parts that show it. */
export const sampleRules = {
  heading: 'How we work',
  html: '<p>We explain, prepare and document. Where the law asks for a license, a licensed firm does that part.</p><p>The other divisions help, each within its own walls: <a href="#ledgers">Software</a> builds ledgers.</p>',
  points: [
    { title: 'A letter first', text: 'It sets out the question, the team and the point at which the work is done.' },
    { title: 'Interests on the table', text: 'You hear of them in writing, while you can still say no.' },
    { title: 'The doers present', text: 'Those who read your records are the ones who stand up at the end.' },
    { title: 'Rechtsschutzversicherungsgesellschaften', text: 'Files you can open.' },
  ],
}
