import { Card, Cards } from './Card.tsx'

export const examples = {
  'three, with what else they hold': (
    <Cards across={3}>
      {['One', 'Two', 'Three'].map((title) => (
        <Card key={title} id={title.toLowerCase()} icon="building" title={title} text="Where kites are built.">
          <p>By the harbor{title === 'Two' && ', behind the shed with the green door'}</p>
        </Card>
      ))}
    </Cards>
  ),
}
