import { Part } from './Part.tsx'

export const examples = {
  'with a heading': (
    <Part heading="What the work is" id="example-part">
      <p>One part of a page, below a line.</p>
    </Part>
  ),
}
