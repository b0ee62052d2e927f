import { ExampleCaption } from './ExampleCaption.tsx'

export const examples = {
  caption: (
    <figure aria-labelledby="case">
      <ExampleCaption
        heading="One warehouse, insured for half"
        text="What even a small fire pays is decided by that half."
      />
    </figure>
  ),
}
