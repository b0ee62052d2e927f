import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteOrigin } from '../support/origins.ts'
import { expect, testAlone } from '../support/test.ts'

/**
 * The headers let nothing through that the site does not need. Every part of it works under them: a violation is a
 * complaint, and a complaint fails whichever test wakes that part.
 */

testAlone(
  'the policy is in force: markup from text and scripts from elsewhere are refused',
  async ({ page, complaints }) => {
    const answer = await page.goto(siteOrigin)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    const refused = await page.evaluate(() => {
      const attempts = [
        () => document.createElement('p').insertAdjacentHTML('beforeend', '<img>'),
        () => Object.assign(document.createElement('div'), { innerHTML: '<img>' }),
        () => Object.assign(document.createElement('script'), { src: 'data:,1' }),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'allowed'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      })
    })
    expect(refused).toEqual(['refused', 'refused', 'refused'])
    expect(
      complaints
        .splice(0)
        .every((complaint) => /TrustedHTML|TrustedScriptURL|require-trusted-types-for/.test(complaint)),
    ).toBe(true)
  },
)

testAlone('a page lets through no styles but its own, though the header would', async ({ page, complaints }) => {
  await page.goto(siteOrigin)
  await page.evaluate(() => {
    const added = document.createElement('style')
    added.textContent = 'h1 { display: none }'
    document.head.append(added)
    document.querySelector('h1')?.setAttribute('style', 'display: none')
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => complaints.splice(0).join()).toContain('style-src')
  complaints.length = 0
})

testAlone('no other site may show a page in a frame', async ({ page, complaints, allow }) => {
  allow(/frame-ancestors|other origin|ERR_BLOCKED_BY_RESPONSE/)
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<iframe src="${siteOrigin}/about"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
  await expect.poll(() => complaints.join()).toContain('frame-ancestors')
  other.close()
})
