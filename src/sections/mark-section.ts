/** Marks in a rail which section is being read: the last one whose beginning has passed the upper third of the window. */

const entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-rail] a')].flatMap((link) => {
  const section = document.querySelector(link.hash)
  return section ? [{ link, section }] : []
})

function markCurrent(): void {
  const reached = entries.filter(({ section }) => section.getBoundingClientRect().top < innerHeight / 3).length
  for (const [i, { link }] of entries.entries())
    if (i === Math.max(0, reached - 1)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
}

// Called when a section comes above or below the upper third, however far a jump goes; never while one only scrolls.
const watcher = new IntersectionObserver(markCurrent, { rootMargin: '999999px 0px -67%' })
for (const { section } of entries) watcher.observe(section)
