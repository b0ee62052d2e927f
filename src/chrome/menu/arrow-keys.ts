import { buttonOf, itemAt, itemsOf, sectionAt, sectionsOf } from './parts.ts'

/**
 * Moves focus within the bar by an arrow key, Home or End, and tells whether it did.
 * Left and right go along the bar, and between an item and its links; up and down along a list.
 */
export function moveFocus(nav: HTMLElement, from: HTMLElement, key: string): boolean {
  const section = sectionAt(from)
  if (!section) return false
  const sectionButton = buttonOf(section)
  if (from === sectionButton) {
    if (key === 'ArrowDown') return enter(section)
    return along(sectionsOf(nav).map(buttonOf), from, key, ['ArrowLeft', 'ArrowRight'])
  }

  const item = itemAt(from)
  const itemButton = item && buttonOf(item)
  if (item && from !== itemButton) {
    if (key === 'ArrowLeft') return focus(itemButton)
    return along([...item.querySelectorAll<HTMLElement>('a')], from, key, ['ArrowUp', 'ArrowDown'])
  }
  if (item && key === 'ArrowRight') return choose(item) && focus(item.querySelector<HTMLElement>('a'))
  if (key === 'ArrowUp' && item === itemsOf(section)[0]) return focus(sectionButton)

  const list = [...itemsOf(section).map(buttonOf), section.querySelector<HTMLElement>('[data-section-link]')]
  const moved = along(list, from, key, ['ArrowUp', 'ArrowDown'])
  const arrived = itemAt(document.activeElement)
  return moved && (arrived === null || choose(arrived))
}

/** Opens a section and goes to its first item. */
function enter(section: HTMLDetailsElement): boolean {
  section.open = true
  const [first] = itemsOf(section)
  return first !== undefined && choose(first) && focus(buttonOf(first))
}

function choose(item: HTMLDetailsElement): boolean {
  item.open = true
  return true
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}

/** To the neighbor in a list, or its first or last; past an end it comes round. */
function along(
  list: readonly (HTMLElement | null)[],
  from: HTMLElement,
  key: string,
  [back, on]: readonly [string, string],
): boolean {
  const here = list.indexOf(from)
  if (key === back) return focus(list.at(here - 1))
  if (key === on) return focus(list[(here + 1) % list.length])
  if (key === 'Home') return focus(list[0])
  if (key === 'End') return focus(list.at(-1))
  return false
}
