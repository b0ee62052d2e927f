import type { Page } from '@playwright/test'

/** Collects whatever the browser complains about. Silence is success. */
export async function listenTo(page: Page, origins: readonly string[]): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left takes its unfinished requests with it; that is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    if (!origins.some((origin) => request.url().startsWith(`${origin}/`)))
      complaints.push(`other origin: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  // A violation of the content security policy always reaches the document, but not always the console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return complaints
}
