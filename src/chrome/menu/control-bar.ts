import { moveFocus } from './arrow-keys.ts'
import * as delays from './delays.ts'
import { buttonOf, itemAt, itemsOf, sectionAt, sectionsOf, wideScreen } from './parts.ts'

export interface Spot {
  x: number
  y: number
}

/** Whether it goes from the bar down to the panel: by an eighth, at least, of what it goes sideways. */
export function isHeadingDown(from: Spot, to: Spot): boolean {
  return to.y - from.y > Math.abs(to.x - from.x) / 8
}

/** The edge of the links that faces the items. */
export interface Edge {
  left: number
  top: number
  bottom: number
}

/**
 * Whether a pointer that went from one spot to another is on its way to an edge to its right:
 * inside the triangle between where it was and the two ends of that edge.
 */
export function isHeadingTo(edge: Edge, from: Spot, to: Spot): boolean {
  if (to.x <= from.x || from.x >= edge.left) return false
  const share = (to.x - from.x) / (edge.left - from.x)
  const upper = from.y + (edge.top - from.y) * share
  const lower = from.y + (edge.bottom - from.y) * share
  return to.y >= upper && to.y <= lower
}

/**
 * What native elements do not do for the menu as a bar: open on hover with intent, keep an item chosen, close on
 * Escape, on a click elsewhere and when focus leaves, and move by arrow keys.
 */
export function controlBar(nav: HTMLElement): void {
  const wide = wideScreen()
  const sections = sectionsOf(nav)
  /** The section that hovering opened, until it is clicked: that click means "stay", not "close". */
  let hovered: HTMLDetailsElement | null = null
  let timer = 0
  let restedAt: Spot = { x: 0, y: 0 }
  let trail: Spot[] = []

  const opened = () => sections.find((section) => section.open)
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const close = () => {
    clearTimeout(timer)
    for (const section of sections) section.open = false
  }
  const openByHover = (section: HTMLDetailsElement) => {
    if (section.open) return
    hovered = section
    section.open = true
  }

  function listen<Type extends keyof DocumentEventMap>(
    target: Node,
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
    capture = false,
  ) {
    target.addEventListener(type, act as EventListener, capture)
  }
  /** Only a mouse hovers; touch and pen tap, and taps are clicks. */
  const hovers = (event: PointerEvent) => wide.matches && event.pointerType === 'mouse'

  /** Whether the pointer crosses the bar on its way into the open panel. */
  const isPassing = () => {
    const [from, to] = [trail[0], trail.at(-1)]
    return opened() && from && to && isHeadingDown(from, to)
  }

  const onSection = (event: PointerEvent, section: HTMLDetailsElement) => {
    if (section.open) return
    restedAt = { x: event.clientX, y: event.clientY }
    const delay = isPassing() ? delays.hold : opened() ? delays.change : delays.open
    later(delay, () => openByHover(section))
  }

  const onItem = (item: HTMLDetailsElement) => {
    const links = item.closest('.menu-panel')?.querySelector('[data-item][open] > .menu-links')?.getBoundingClientRect()
    const [from, to] = [trail[0], trail.at(-1)]
    const passing = links && from && to && isHeadingTo(links, from, to)
    const choose = () => {
      item.open = true
    }
    if (passing) later(delays.hold, choose)
    else choose()
  }

  listen(nav, 'pointermove', (event) => {
    if (!hovers(event)) return
    trail = [...trail.slice(-3), { x: event.clientX, y: event.clientY }]
    const section = sectionAt(event.target)
    const moved = Math.hypot(event.clientX - restedAt.x, event.clientY - restedAt.y)
    if (section && !section.open && (opened() ? isPassing() : moved > delays.restRadius)) onSection(event, section)
  })

  listen(nav, 'pointerover', (event) => {
    if (!hovers(event)) return
    // Whatever was about to happen elsewhere is off: the pointer is here now.
    clearTimeout(timer)
    const section = sectionAt(event.target)
    const item = itemAt(event.target)
    const onItemButton = item && buttonOf(item)?.contains(event.target as Node)
    if (onItemButton && !item.open) onItem(item)
    else if (section) onSection(event, section)
  })

  listen(nav, 'pointerleave', (event) => {
    if (hovers(event)) later(delays.close, close)
  })

  listen(nav, 'click', (event) => {
    if (!wide.matches || !(event.target instanceof Element)) return
    const part = event.target.closest('summary')?.parentElement
    clearTimeout(timer)
    if (part && part === hovered) event.preventDefault()
    // One item is always chosen. The mouse has chosen it by being there, so that its click means the item's page.
    if (part?.matches('[data-item][open]')) {
      event.preventDefault()
      if (event.pointerType === 'mouse') part.querySelector('a')?.click()
    }
    hovered = null
    if (event.target.closest('a[href]')) close()
  })

  // A panel always opens on its first item.
  listen(
    nav,
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // One at a time, in browsers too that do not know the name of `details`.
      for (const rest of target.closest('ul')?.querySelectorAll<HTMLDetailsElement>(':scope > li > [open]') ?? [])
        rest.open = rest === target
      if (!wide.matches || !target.matches('[data-section]')) return
      // The event comes a moment after the panel: quick keys may be on an item by then, and that one is chosen.
      if (target.contains(itemAt(document.activeElement))) return
      const [first] = itemsOf(target)
      if (first) first.open = true
    },
    true,
  )

  // What was unfolded in the panel is no open panel of the bar, nor the other way round.
  wide.addEventListener('change', close)

  listen(nav, 'focusout', ({ relatedTarget }) => {
    if (wide.matches && relatedTarget instanceof Node && !opened()?.contains(relatedTarget)) close()
  })

  listen(document, 'pointerdown', ({ target }) => {
    if (wide.matches && target instanceof Node && !nav.contains(target)) close()
  })

  listen(document, 'keydown', (event) => {
    if (!wide.matches) return
    const section = opened()
    if (event.key === 'Escape' && section) {
      const focus = document.activeElement
      close()
      if (focus === document.body || section.contains(focus)) buttonOf(section)?.focus()
    } else if (
      event.target instanceof HTMLElement &&
      nav.contains(event.target) &&
      moveFocus(nav, event.target, event.key)
    ) {
      event.preventDefault()
    }
  })
}
