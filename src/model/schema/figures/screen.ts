import { drawnWindow } from '../drawn.ts'
import { icon, inclusions } from '../parts.ts'
import { group, list } from '../shape.ts'
import { address, anchor, line } from '../text.ts'
import { draws, told } from './told.ts'

/** One of several tools, each in a tab of its own. */
const tab = group({
  value: anchor.describe('Its part of the address: `taxes` is reached at #taxes.'),
  icon: icon.describe('The pictogram in the bar of its window.'),
  title: line(2, 24).describe('One or two words on the tab.'),
  description: line(60, 420).describe('What the tool does, in two to four sentences.'),
  features: inclusions,
  screen: drawnWindow,
  worked: group({
    text: line(20, 120).describe('What in the window is worked through elsewhere, in the words of a link.'),
    page: address.describe('The page that works through it.'),
  })
    .optional()
    .describe('Where a figure in the window comes from; it stands below the window.'),
})

export const screen = group({
  draws: draws('screen', 'The screens of a program, each in a tab.'),
  ...told,
  program: line(2, 24).describe('Whose screens they are: its name stands in the bar of each window.'),
  tabs: list(2, 6, tab).describe('The tabs; the first is shown first.'),
})
