/**
 * Tabs wake once somebody means to use them. Until then find-in-page, too, finds what is in a panel that is not shown:
 * the browser opens it, and that wakes them. React writes `hidden` as a boolean, so this cannot be built.
 */
if ('onbeforematch' in document.body) {
  for (const panel of document.querySelectorAll('[data-panels] > :not(:first-child, :target, [role])'))
    panel.setAttribute('hidden', 'until-found')

  document.addEventListener('beforematch', ({ target }) => {
    // A link to a panel opens it as well, and tabs.css shows it.
    if (!(target instanceof HTMLElement) || target.matches(':target, [role]')) return
    target.dataset['found'] = ''
    target.dispatchEvent(new Event('focusin', { bubbles: true }))
  })
}

// Its names are its own.
export {}
