/** Whoever tabs on from the control has chosen a theme. A click elsewhere closes its choices by itself. */
export function closeThemeWhenLeft(): void {
  const choices = document.querySelector<HTMLElement>('#theme')
  const control = choices?.parentElement
  control?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !control.contains(relatedTarget as Node)) choices?.hidePopover?.()
  })
}
