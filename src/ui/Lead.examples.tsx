import { Lead } from './Lead.tsx'

export const examples = {
  'two sentences': <Lead first="Choose it to know what you own." rest="It suits foundations." />,
  'one sentence': <Lead first="Choose it." rest="" />,
}
