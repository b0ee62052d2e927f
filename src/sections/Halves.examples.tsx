import { Part } from '../ui/Part.tsx'
import { Halves } from './Halves.tsx'

const part = (heading: string, lines: number) => (
  <Part heading={heading} id={heading.toLowerCase()}>
    <p>{'Whoever has the evening free, and a lamp. '.repeat(lines)}</p>
  </Part>
)

export const examples = {
  two: (
    <Halves>
      {part('Glue', 4)}
      {part('String', 2)}
    </Halves>
  ),
  three: (
    <Halves>
      {part('Wind', 12)}
      {part('Light', 2)}
      {part('Paper', 2)}
    </Halves>
  ),
}
