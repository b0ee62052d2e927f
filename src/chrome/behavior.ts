import { wakeIslands } from '../islands/wake.ts'
import { answerSearchKeys } from '../search/keys.ts'
import { addNotes } from './menu/add-notes.ts'
import { controlBar } from './menu/control-bar.ts'
import { wakePanel } from './menu/wake-panel.ts'
import { prefetchOnHover } from './prefetch.ts'
import { signSheets } from './print-sheet.ts'
import { closeThemeWhenLeft } from './theme/close-when-left.ts'

/** The one script of every page: what native elements lack for the menu, and the word to islands that they may wake. */

const nav = document.querySelector<HTMLElement>('#menu')
const header = nav?.closest('header')
if (nav && header) {
  controlBar(nav)
  wakePanel(nav)
  addNotes(nav, header)
  header.dataset['awake'] = ''
}
closeThemeWhenLeft()
const search = document.querySelector<HTMLElement>('.search-link')
if (search) answerSearchKeys(search)
prefetchOnHover()
signSheets()
wakeIslands()
