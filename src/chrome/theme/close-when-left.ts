/** Whoever tabs on from the control has chosen a theme. A click elsewhere closes its choices by itself. */
export function closeThemeWhenLeft(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('.theme-control')) document.querySelector<HTMLElement>('#theme')?.hidePopover?.()
  })
}
