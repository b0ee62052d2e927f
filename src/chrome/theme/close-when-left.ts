/** Whoever tabs on from the control has chosen a theme. A click elsewhere closes its choices by itself. */
export function closeThemeWhenLeft(): void {
  document.addEventListener('focusin', () => {
    // Open choices stand in the top layer, where Chromium does not count their focus as within the control.
    document.querySelector<HTMLElement>(':not(:focus-within) > #theme:not(:focus-within)')?.hidePopover?.()
  })
}
