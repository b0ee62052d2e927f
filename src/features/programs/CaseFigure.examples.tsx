import { CaseFigure } from './CaseFigure.tsx'
import { fullCase, kiteCase } from './sample-cases.ts'

export const examples = {
  'four steps': <CaseFigure {...kiteCase} />,
  'no columns, and a turn at the start': (
    <CaseFigure {...kiteCase} levels={undefined} turn={{ ...kiteCase.turn, from: 1, to: 2 }} />
  ),
  'as full as can be': <CaseFigure {...fullCase} />,
}
