import { isSupportOpen, localClock, msToNextMinute, stateOn, timeOn } from './hours.ts'

/** Fills in the offices' times and keeps them right. A page is built at another time and in another place than it is read. */

const offices = document.querySelectorAll<HTMLElement>('[data-time-zone]')
let timer = 0

function show(): void {
  const now = new Date()
  for (const office of offices) fill(office, now)
  clearTimeout(timer)
  timer = window.setTimeout(show, msToNextMinute(now))
}

function fill(office: HTMLElement, now: Date): void {
  const clock = localClock(now, office.dataset['timeZone'] ?? '')
  const time = office.querySelector('time')
  const state = office.querySelector('[data-state]')
  if (time) {
    time.textContent = timeOn(clock)
    time.dateTime = now.toISOString()
  }
  if (state) state.textContent = stateOn(clock)
  office.toggleAttribute('data-open', isSupportOpen(clock))
  office.dataset['awake'] = ''
}

show()
// A page that comes back from the history, or from sleep, is late until its next tick.
document.addEventListener('visibilitychange', show)
