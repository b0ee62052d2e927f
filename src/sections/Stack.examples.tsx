import { Part } from '../ui/Part.tsx'
import { Stack } from './Stack.tsx'

export const examples = {
  'two parts': (
    <Stack>
      <Part heading="Glue" id="stacked-glue">
        <p>Whoever has the evening free, and a lamp.</p>
      </Part>
      <Part heading="String" id="stacked-string">
        <p>As long as the table.</p>
      </Part>
    </Stack>
  ),
}
