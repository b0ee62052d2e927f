import { FigureInWords } from './FigureInWords.tsx'
import { farmland, longWords, settlement, volatility } from './sample-story.ts'

export const examples = {
  chain: <FigureInWords figure={farmland.figure} />,
  'chain with a cut': <FigureInWords figure={settlement.figure} />,
  spectrum: <FigureInWords figure={volatility.figure} />,
  'long words': <FigureInWords figure={longWords.figure} />,
}
