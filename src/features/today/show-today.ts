/** Puts the visitor's own day in place of the day of the build. */

const line = document.querySelector<HTMLElement>('[data-today]')
const time = line?.querySelector('time')
if (line && time) {
  const today = new Date()
  time.textContent = today.toLocaleDateString('en-US', { dateStyle: 'long' })
  // The same day for programs: Sweden writes dates as they do.
  time.dateTime = today.toLocaleDateString('sv-SE')
  line.dataset['awake'] = ''
}
