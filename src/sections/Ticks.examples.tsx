import { Ticks } from './Ticks.tsx'

export const examples = {
  'every sort': <Ticks ticks="....iii |||| !!!! i|!." longest={24} />,
  one: <Ticks ticks="!" longest={24} />,
}
