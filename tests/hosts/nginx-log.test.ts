import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { finder } from '../../deploy/address-book.ts'
import { startNginx } from '../../tools/hosts/start.ts'
import { countVisits } from '../../tools/visits/count.ts'
import { describeNginx, writeNginxFiles } from '../support/nginx.ts'
import { folderOfTest } from '../support/scratch.ts'
import { writeTinySite } from '../support/tiny-site.ts'

describeNginx('the log of nginx', () => {
  test('the log says what was asked for, as npm run visits reads it, and not who asked', async () => {
    const folder = folderOfTest()
    writeTinySite(folder, { '/': 'home', '/about': 'about' })
    writeNginxFiles(folder)
    expect(readFileSync(join(folder, '_hosts/nginx/nginx.conf'), 'utf8')).toContain('access_log /dev/stdout website;')
    const log = join(folder, 'access.log')
    const { origin, stop } = await startNginx(folder, { log })
    const visit = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(origin + path, { headers: { 'User-Agent': 'Mozilla/5.0 Secret/9', ...headers } })).text()
    await visit('/about?q=secret', { Referer: 'https://news.example/secret?a=b', 'X-Forwarded-For': '203.0.113.9' })
    await visit('/about', { 'Sec-Purpose': 'prefetch;prerender' })
    await visit('/about', { 'User-Agent': 'Googlebot/2.1' })
    await visit('/abuot?secret')
    const lines = await vi.waitFor(() => {
      // The first one is of whoever waited for the server to start.
      const found = readFileSync(log, 'utf8').trim().split('\n').slice(-4)
      expect(found[3]).toContain('/abuot')
      return found
    })
    await stop()
    expect(lines.map((line) => line.replace(/\[.*?\]/, '[]').replace(/ \d+ "/, ' 0 "'))).toEqual([
      '- - - [] "GET /about HTTP/1.1" 200 0 "https://news.example/" "browser"',
      '- - - [] "GET /about HTTP/1.1" 200 0 "-" "prefetch"',
      '- - - [] "GET /about HTTP/1.1" 200 0 "-" "bot"',
      '- - - [] "GET /abuot HTTP/1.1" 404 0 "-" "browser"',
    ])
    const visits = countVisits(finder({ pages: ['/', '/about'], moved: {} }), 'www.example.com')
    for (const line of lines) visits.take(line)
    expect(visits.lines).toMatchObject({ all: 4, views: 1, ready: 1, programs: 1, missing: 1 })
  })
})
