/** The elements of the menu, as Menu.tsx draws them. */

export const sectionsOf = (nav: HTMLElement) => [...nav.querySelectorAll<HTMLDetailsElement>('[data-section]')]

export const itemsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLDetailsElement>('[data-item]')]

export const buttonOf = (part: HTMLElement) => part.querySelector<HTMLElement>(':scope > summary')

export const sectionAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-section]') : null

export const itemAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-item]') : null

/** Where the menu is a bar; below, it is a panel. */
export const wideScreen = () => matchMedia('(width >= 48rem)')
