/** Whoever tabs on from the control has chosen a theme. A click elsewhere closes its choices by itself. */
export function closeThemeWhenLeft(): void {
  const choices = document.querySelector<HTMLElement>('#theme')
  choices?.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !choices.parentElement?.contains(relatedTarget as Node)) choices.hidePopover?.()
  })
}
