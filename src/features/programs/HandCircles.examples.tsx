import { HandCircles } from './HandCircles.tsx'

export const examples = {
  you: <HandCircles hand="you" />,
  us: <HandCircles hand="us" />,
  both: <HandCircles hand="both" />,
}
