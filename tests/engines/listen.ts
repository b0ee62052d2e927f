/**
 * For an engine whose driver has no log: a page that runs this first keeps what the browser complains about, also from
 * page to page. Both functions run in the page, so they use nothing from outside.
 */
export function listen(): void {
  const tell = (complaint: unknown) => {
    const told = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
    sessionStorage.setItem('complaints', JSON.stringify([...told, String(complaint)]))
  }
  for (const level of ['error', 'warn'] as const) console[level] = (...said) => tell(said.join(' '))
  addEventListener('error', ({ message, target }) => tell(message ?? (target as Element).outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy violated: ${violatedDirective} ${blockedURI}`),
  )
}

export function takeComplaints(): string[] {
  const told = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
  sessionStorage.removeItem('complaints')
  return told
}
