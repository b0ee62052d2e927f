import { controlPanel } from './control-panel.ts'

/** Fetched once a visitor reaches for the menu on a phone (wake-panel.ts). */

const nav = document.querySelector<HTMLElement>('#menu')
if (nav) {
  controlPanel(nav)
  nav.dataset['awake'] = ''
}
